import type { HungPiece } from '@wallart/sdk'
import { FramedPicture } from '../customizer/framed-picture.tsx'
import type { WallPiece } from './wall-view.ts'

/** A piece as it looks on the wall; its upper left corner is at the origin. */
export function PieceDrawing({ piece }: { readonly piece: WallPiece }) {
  const { width, height, look } = piece
  const { image, print, moulding, mat } = look
  if (moulding) {
    const frame = { ...print, moulding, image, glass: '', ...(mat && { topMat: mat }) }
    return <FramedPicture frame={frame} />
  }
  return (
    <>
      <rect x="0.3" y="0.5" width={width} height={height} opacity="0.16" />
      <image href={image} width={width} height={height} preserveAspectRatio="xMidYMid slice" />
      <rect width={width} height={height} fill="none" stroke="#000000" strokeWidth="0.06" opacity="0.35" />
    </>
  )
}

/** Where a piece hangs in a drawing whose origin is the upper left corner of the wall. */
export function pieceTransform({ x, y, height }: HungPiece, wallHeight: number): string {
  return `translate(${x} ${wallHeight - y - height})`
}
