import { framedSize, type FrameMoulding } from '@wallart/sdk'

export interface DrawnMat {
  readonly face: string
  readonly width: number
}

/** What is drawn, in inches. */
export interface DrawnFrame {
  readonly width: number
  readonly height: number
  readonly moulding: Pick<FrameMoulding, 'face' | 'width'>
  readonly topMat?: DrawnMat
  readonly bottomMat?: DrawnMat
  readonly glass: string
  readonly image: string
}

const BEVEL = 0.1

/** A picture in its frame, each part as wide as it is; the corner of the frame is at the origin. */
export function FramedPicture({ frame }: { readonly frame: DrawnFrame }) {
  const { moulding, topMat, bottomMat, image, glass } = frame
  const { width, height } = framedSize(frame, frame)
  const upper = moulding.width
  const lower = upper + (topMat?.width ?? 0)
  const inner = lower + (bottomMat?.width ?? 0)
  return (
    <>
      <rect x="0.9" y="1.4" width={width} height={height} rx="0.3" opacity="0.05" />
      <rect x="0.3" y="0.5" width={width} height={height} opacity="0.16" />
      {topMat && <Board face={topMat.face} at={upper} width={width} height={height} />}
      {bottomMat && <Board face={bottomMat.face} at={lower} width={width} height={height} hasBevel />}
      {topMat && !bottomMat && <Bevel at={inner} width={width} height={height} />}
      {bottomMat && <Bevel at={inner} width={width} height={height} />}
      <image
        href={image}
        x={inner}
        y={inner}
        width={frame.width}
        height={frame.height}
        preserveAspectRatio="xMidYMid slice"
      />
      <Moulding width={width} height={height} moulding={moulding} />
      {glass === 'C' && (
        <path
          fill="#ffffff"
          opacity="0.07"
          d={`M${width * 0.55} ${upper}H${width * 0.78}L${width * 0.4} ${height - upper}H${width * 0.17}Z`}
        />
      )}
    </>
  )
}

interface BoardProps {
  readonly at: number
  readonly width: number
  readonly height: number
}

function Board({
  face,
  at,
  width,
  height,
  hasBevel = false,
}: BoardProps & { readonly face: string; readonly hasBevel?: boolean }) {
  return (
    <>
      {hasBevel && <Bevel at={at} width={width} height={height} />}
      <rect x={at} y={at} width={width - 2 * at} height={height - 2 * at} fill={face} />
    </>
  )
}

// The cut of a board shows its white core.
function Bevel({ at, width, height }: BoardProps) {
  const outer = at - BEVEL
  return (
    <rect
      x={outer}
      y={outer}
      width={width - 2 * outer}
      height={height - 2 * outer}
      fill="#f7f3ea"
      stroke="#00000030"
      strokeWidth="0.04"
    />
  )
}

function Moulding({ width, height, moulding }: Pick<DrawnFrame, 'width' | 'height' | 'moulding'>) {
  const at = moulding.width
  const right = width - at
  const bottom = height - at
  // Light comes from the upper left.
  const sides = [
    { d: `M0 0H${width}L${right} ${at}H${at}Z`, light: '#ffffff', opacity: 0.12 },
    { d: `M0 0L${at} ${at}V${bottom}L0 ${height}Z`, light: '#ffffff', opacity: 0.05 },
    { d: `M${width} 0V${height}L${right} ${bottom}V${at}Z`, light: '#000000', opacity: 0.1 },
    { d: `M0 ${height}H${width}L${right} ${bottom}H${at}Z`, light: '#000000', opacity: 0.18 },
  ]
  const lip = at * 0.22
  return (
    <>
      {sides.map(({ d, light, opacity }) => (
        <g key={d}>
          <path d={d} fill={moulding.face} />
          <path d={d} fill={light} opacity={opacity} />
        </g>
      ))}
      <rect
        x={at - lip}
        y={at - lip}
        width={width - 2 * (at - lip)}
        height={height - 2 * (at - lip)}
        fill="none"
        stroke="#ffffff"
        strokeWidth="0.08"
        opacity="0.28"
      />
      <rect
        x={at}
        y={at}
        width={right - at}
        height={bottom - at}
        fill="none"
        stroke="#000000"
        strokeWidth="0.12"
        opacity="0.45"
      />
      <rect width={width} height={height} fill="none" stroke="#000000" strokeWidth="0.06" opacity="0.35" />
      <path
        d={`M0 0L${at} ${at}M${width} 0L${right} ${at}M${width} ${height}L${right} ${bottom}M0 ${height}L${at} ${bottom}`}
        stroke="#000000"
        strokeWidth="0.04"
        opacity="0.4"
      />
    </>
  )
}
