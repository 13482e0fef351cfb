"""The campaign: what lies between two nights, and between two cities (LS-17, LS-21).

`end_of_night` counts panic and missions and leads to the next day; `next_city` leads a team that
has won on to the next scenario, and raises the city in which every scenario begins.
"""
