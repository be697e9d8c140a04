import { FURNITURE, type RoomSize } from './room-position.ts'

const TABLE = { width: FURNITURE['dining-room'].width, height: 30 }
const CHAIR = { width: 18, height: FURNITURE['dining-room'].height }

/** A table for six, two chairs behind it and one at each end. */
export function DiningRoom({ width, wall }: RoomSize) {
  const left = (width - TABLE.width) / 2
  const floor = wall + 8
  const top = floor - TABLE.height
  return (
    <>
      <ellipse cx={width / 2} cy={floor} rx={TABLE.width * 0.66} ry="3" opacity="0.16" />
      <Chair x={width / 2 - 8 - CHAIR.width} wall={wall} />
      <Chair x={width / 2 + 8} wall={wall} />
      <EndChair x={left - 4} floor={floor} turn={1} />
      <EndChair x={left + TABLE.width + 4} floor={floor} turn={-1} />
      <path
        fill="#7d5d40"
        d={`M${left + 5} ${top}H${left + 9}L${left + 8} ${floor}H${left + 6}ZM${left + TABLE.width - 9} ${top}H${left + TABLE.width - 5}L${left + TABLE.width - 6} ${floor}H${left + TABLE.width - 8}Z`}
      />
      <rect fill="#8d6b4b" x={left + 4} y={top + 2} width={TABLE.width - 8} height="3.5" />
      <rect fill="#a07c58" x={left} y={top} width={TABLE.width} height="2.4" rx="1" />
      <path
        fill="#d8d2c6"
        d={`M${width / 2 - 8} ${top - 5}H${width / 2 + 8}Q${width / 2 + 6} ${top} ${width / 2} ${top}Q${width / 2 - 6} ${top} ${width / 2 - 8} ${top - 5}Z`}
      />
      {[-4.4, 0, 4.4].map(x => (
        <circle key={x} fill={x === 0 ? '#c4762f' : '#d59a3d'} cx={width / 2 + x} cy={top - 6} r="2.6" />
      ))}
    </>
  )
}

function Chair({ x, wall }: { readonly x: number; readonly wall: number }) {
  return (
    <g transform={`translate(${x} ${wall})`} fill="#4c5a5c">
      <rect y={-CHAIR.height} width={CHAIR.width} height="9" rx="3" />
      <path d="M1 -31H3V4H1ZM15 -31H17V4H15Z" />
      <rect y="-18" width={CHAIR.width} height="3" rx="1" />
    </g>
  )
}

function EndChair({ x, floor, turn }: { readonly x: number; readonly floor: number; readonly turn: 1 | -1 }) {
  return (
    <g transform={`translate(${x} ${floor}) scale(${turn} 1)`} fill="#4c5a5c">
      <path d="M-15 -37Q-14 -38 -12.6 -37L-11 -18V0H-13V-18Z" />
      <path d="M1 -16H3L4 0H2Z" />
      <rect x="-13" y="-18" width="18" height="3" rx="1" />
    </g>
  )
}
