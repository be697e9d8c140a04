import type { Message } from '@wallart/sdk'

interface Dimensions {
  readonly width: number
  readonly height: number
}

/** A size in inches, as shoppers read it. */
export function dimensionsText({ width, height }: Dimensions): Message {
  return { code: 'size.dimensions', message: `${width} × ${height} in`, values: { width, height } }
}
