import type { Message } from '../../model/message.ts'

/** A width in pixels, and what is to be logged when the value was not understood. */
export interface ImageWidthValue {
  readonly pixels: number
  readonly problem?: Message<'image.width-unit'>
}

const WIDTH = /^(\d{1,9}(?:\.\d{1,9})?)(vw|px)$/i

/** The pixels of a width in vw or px, in a viewport of that width; any other unit is a problem and 0. */
export function imageWidthValue(value: string, viewportWidth: number): ImageWidthValue {
  const [, number, unit] = WIDTH.exec(value) ?? []
  if (unit === undefined) return { pixels: 0, problem: INVALID_WIDTH_UNIT }
  return { pixels: unit.toLowerCase() === 'px' ? Number(number) : (Number(number) * viewportWidth) / 100 }
}

const INVALID_WIDTH_UNIT: Message<'image.width-unit'> = {
  code: 'image.width-unit',
  message: 'Image width values must use vw or px units.',
}
