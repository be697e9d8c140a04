import type { Message } from '../../model/message.ts'

const WIDTH = /^(\d{1,9}(?:\.\d{1,9})?)(vw|px)$/i

const INVALID_WIDTH_UNIT: Message<'image.width-unit'> = {
  code: 'image.width-unit',
  message: 'Image width values must use vw or px units.',
}

/** The pixels of a width in vw or px, in a viewport of that width; any other unit is 0 and an error for the log. */
export function imageWidthValue(
  value: string,
  viewportWidth: number,
  logError: (problem: Message<'image.width-unit'>) => void,
): number {
  const [, number, unit] = WIDTH.exec(value) ?? []
  if (unit === undefined) {
    logError(INVALID_WIDTH_UNIT)
    return 0
  }
  return unit.toLowerCase() === 'px' ? Number(number) : (Number(number) * viewportWidth) / 100
}
