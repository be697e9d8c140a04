import { FURNITURE, type RoomSize } from './room-position.ts'

const BED = FURNITURE.bedroom

/** A queen bed seen from its foot, between two night tables. */
export function Bedroom({ width, wall }: RoomSize) {
  const left = (width - BED.width) / 2
  const right = left + BED.width
  const top = wall - BED.height
  return (
    <>
      <ellipse cx={width / 2} cy={wall + 9} rx={BED.width * 0.62} ry="3" opacity="0.16" />
      <rect fill="#a3825f" x={left} y={top} width={BED.width} height={BED.height} rx="3" />
      <rect fill="#b08f6b" x={left + 3} y={top + 3} width={BED.width - 6} height={BED.height - 6} rx="2" />
      <rect fill="#f6f2ea" x={left + 5} y={wall - 33} width="26" height="15" rx="5" />
      <rect fill="#f6f2ea" x={right - 31} y={wall - 33} width="26" height="15" rx="5" />
      <rect fill="#c9a79c" x={width / 2 - 11} y={wall - 28} width="22" height="12" rx="4" />
      <path
        fill="#e9e3d8"
        d={`M${left - 1} ${wall + 8}V${wall - 13}Q${left - 1} ${wall - 20} ${left + 7} ${wall - 20}H${right - 7}Q${right + 1} ${wall - 20} ${right + 1} ${wall - 13}V${wall + 8}Z`}
      />
      <path
        fill="#7f8c99"
        d={`M${left - 1} ${wall + 8}V${wall - 4}Q${width / 2} ${wall - 9} ${right + 1} ${wall - 4}V${wall + 8}Z`}
      />
      <NightTable x={left - 21} wall={wall} />
      <NightTable x={right + 3} wall={wall} />
    </>
  )
}

function NightTable({ x, wall }: { readonly x: number; readonly wall: number }) {
  return (
    <g transform={`translate(${x} ${wall})`}>
      <path stroke="#8a6a4a" strokeWidth="1.6" d="M3 -2V6M15 -2V6" />
      <rect fill="#a3825f" y="-22" width="18" height="21" rx="1" />
      <path stroke="#8a6a4a" strokeWidth="0.5" fill="none" d="M1.5 -11.5H16.5" />
      <circle fill="#6d5238" cx="9" cy="-16" r="0.9" />
      <circle fill="#6d5238" cx="9" cy="-6.5" r="0.9" />
      <path fill="#cfc2ae" d="M6.5 -22L7.6 -28H10.4L11.5 -22Z" />
      <path fill="#fbf3df" d="M4.6 -37H13.4L16 -27.5H2Z" />
    </g>
  )
}
