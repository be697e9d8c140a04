import * as fc from 'fast-check'
import { imageWidthValue } from './image-width-value.ts'

/** The pixels of a width, and the errors that were logged on the way. */
function read(value: string, viewportWidth = 1000) {
  const errors: unknown[] = []
  const pixels = imageWidthValue(value, viewportWidth, error => errors.push(error))
  return { pixels, errors }
}

test.each([
  ['300px', 1000, 300],
  ['66.5px', 1000, 66.5],
  ['0px', 1000, 0],
  ['50vw', 1000, 500],
  ['100VW', 992, 992],
  ['33.3vw', 1000, 333],
  ['10PX', 1000, 10],
])('%j in a viewport of %p is %p pixels (VAL-22, S-43)', (value, viewport, pixels) => {
  expect(read(value, viewport)).toEqual({ pixels, errors: [] })
})

test.each([
  '50%',
  '20rem',
  '300',
  'px',
  'vw',
  '',
  ' 50vw',
  '50vw ',
  '-5px',
  '1e3px',
  '.5vw',
  '5.px',
  'x5px',
  '5pxx',
  '5 px',
  '9'.repeat(50_000),
  '💐vw',
])('%j is no image width: an error is logged and 0 is used (VAL-22)', value => {
  expect(read(value)).toEqual({
    pixels: 0,
    errors: [{ code: 'image.width-unit', message: 'Image width values must use vw or px units.' }],
  })
})

test('an image width is up to nine digits long on both sides of its point (VAL-22)', () => {
  expect(read('123456789px', 1).pixels).toBe(123_456_789)
  expect(read('1.123456789px', 1).pixels).toBe(1.123456789)
  expect(read('1234567890px', 1).pixels).toBe(0)
  expect(read('1.1234567890px', 1).pixels).toBe(0)
})

test('any text gives a number of pixels (VAL-22)', () => {
  fc.assert(
    fc.property(fc.string(), text => {
      expect(read(text).pixels).toBeGreaterThanOrEqual(0)
    }),
  )
})
