// The one sound of the house: two soft bells, made here and now, so that nothing is downloaded.
let air: AudioContext | null = null;

export function chime(): void {
  try {
    air ??= new AudioContext();
    bell(air, 659.3, 0);
    bell(air, 880, 0.14);
  } catch {
    // A browser without sound stays silent.
  }
}

function bell(room: AudioContext, pitch: number, after: number): void {
  const begins = room.currentTime + after;
  const tone = room.createOscillator();
  const loudness = room.createGain();
  tone.type = "sine";
  tone.frequency.value = pitch;
  loudness.gain.setValueAtTime(0, begins);
  loudness.gain.linearRampToValueAtTime(0.12, begins + 0.02);
  loudness.gain.exponentialRampToValueAtTime(0.0001, begins + 0.9);
  tone.connect(loudness).connect(room.destination);
  tone.start(begins);
  tone.stop(begins + 1);
}
