import { FURNITURE, type RoomSize } from './room-position.ts'

const SOFA = FURNITURE.room

/** A sofa that is seven feet wide, and a plant. */
export function LivingRoom({ width, wall }: RoomSize) {
  const left = (width - SOFA.width) / 2
  const seat = wall - 17
  return (
    <>
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
