/** How large a piece is, in inches. */
export interface PieceSize {
  readonly width: number
  readonly height: number
}

const CM_PER_INCH = 2.54
const SIZE = /^(\d{1,3}(?:\.\d{1,3})?) ?"? ?[x×] ?(\d{1,3}(?:\.\d{1,3})?) ?"?(?: |$)/i

/** The inches of a size as the wire writes it, as in 16" x 20"; none when it is written in another way. */
export function pieceSize(text: string): PieceSize | undefined {
  const [, width, height] = SIZE.exec(text.trim()) ?? []
  const size = { width: Number(width), height: Number(height) }
  return size.width > 0 && size.height > 0 ? size : undefined
}

/** A size as a shopper reads it, in both measures. */
export function sizeInWords({ width, height }: PieceSize): { readonly inches: string; readonly cm: string } {
  return { inches: `${width} x ${height} in`, cm: `${centimetres(width)} x ${centimetres(height)} cm` }
}

function centimetres(inches: number): number {
  return Math.round(inches * CM_PER_INCH)
}
