interface Outer {
  readonly width: number
  readonly height: number
}

const SOFA = { width: 84, height: 32 }
const EYE_HEIGHT = 58
const CEILING = 100
const FLOOR = 14
const GAP = 6
// The room goes on beside what is measured.
const BEYOND = 1000

/** Where a picture so large hangs, all in inches. */
export function roomPosition({ width, height }: Outer) {
  const centre = Math.max(EYE_HEIGHT, SOFA.height + GAP + height / 2)
  const wall = Math.max(CEILING, centre + height / 2 + GAP)
  const across = Math.max(132, width + 40)
  return {
    x: (across - width) / 2,
    y: wall - centre - height / 2,
    width: across,
    height: wall + FLOOR,
    wall,
  }
}

/** A sofa that is seven feet wide, by which the size of a picture is seen. */
export function RoomScene({ width, wall }: Pick<ReturnType<typeof roomPosition>, 'width' | 'wall'>) {
  const left = (width - SOFA.width) / 2
  const seat = wall - 17
  return (
    <>
      <rect fill="#b99a78" x={-BEYOND} y={wall} width={width + 2 * BEYOND} height={BEYOND} />
      <rect fill="#ffffff" x={-BEYOND} y={wall - 4} width={width + 2 * BEYOND} height="4" />
      <ellipse cx={width / 2} cy={wall + 6} rx={SOFA.width * 0.54} ry="3" opacity="0.16" />
      <rect fill="#4d3a2a" x={left + 5} y={wall - 2} width="3" height="7" />
      <rect fill="#4d3a2a" x={left + SOFA.width - 8} y={wall - 2} width="3" height="7" />
      <rect fill="#77826f" x={left + 4} y={wall - SOFA.height} width={SOFA.width - 8} height="24" rx="3" />
      <rect fill="#8b9682" x={left + 8} y={seat} width={SOFA.width / 2 - 8.4} height="9" rx="2" />
      <rect
        fill="#8b9682"
        x={left + SOFA.width / 2 + 0.4}
        y={seat}
        width={SOFA.width / 2 - 8.4}
        height="9"
        rx="2"
      />
      <rect fill="#77826f" x={left} y={wall - 24} width="9" height="24" rx="3" />
      <rect fill="#77826f" x={left + SOFA.width - 9} y={wall - 24} width="9" height="24" rx="3" />
      <rect fill="#77826f" x={left + 2} y={wall - 9} width={SOFA.width - 4} height="9" rx="1.5" />
      <Plant x={left + SOFA.width + 12} floor={wall + 5} />
    </>
  )
}

function Plant({ x, floor }: { readonly x: number; readonly floor: number }) {
  const leaves = [-34, -16, 0, 14, 30]
  return (
    <g transform={`translate(${x} ${floor})`}>
      {leaves.map(angle => (
        <path
          key={angle}
          fill="#56694f"
          d="M0 -12C-5 -22 -4 -34 0 -42C4 -34 5 -22 0 -12Z"
          transform={`rotate(${angle} 0 -10)`}
        />
      ))}
      <path fill="#d9cdbb" d="M-6 -13H6L4.5 0H-4.5Z" />
    </g>
  )
}
