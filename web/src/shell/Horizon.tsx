// The sky behind the first page: last light over the hills. Only for the eye.
export function Horizon() {
  return (
    <svg
      className="horizon"
      viewBox="0 0 1200 320"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
    >
      <circle cx="860" cy="262" r="64" className="horizon-sun" />
      <path d="M0 262Q150 206 320 240T640 226T960 244T1200 214V320H0Z" className="horizon-far" />
      <path d="M0 292Q180 246 400 278T800 266T1200 272V320H0Z" className="horizon-near" />
    </svg>
  );
}
