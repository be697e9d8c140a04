import { photoQuality, photoSizes, pixelsPerInch, tooFewPixels, turnedPixels } from './photo-size.ts'

test.each([
  [3600, 2400, 36, 24, 100, 'fair'],
  [3599, 2400, 36, 24, 99, 'too-few-pixels'],
  [3600, 2399, 36, 24, 99, 'too-few-pixels'],
  [5400, 3600, 36, 24, 150, 'sharp'],
  [5399, 3600, 36, 24, 149, 'fair'],
  [1200, 800, 12, 8, 100, 'fair'],
])('%i × %i pixels in %i × %i in are %i an inch: %s', (width, height, across, down, density, quality) => {
  const size = { width: across, height: down }
  expect(pixelsPerInch({ width, height }, size)).toBe(density)
  expect(photoQuality({ width, height }, size)).toBe(quality)
})

test('a size that is too large for a photo says so', () => {
  expect(tooFewPixels({ width: 36, height: 24 })).toEqual({
    code: 'photos.too-few-pixels',
    message: 'Too few pixels for 36 × 24 in',
    values: { width: 36, height: 24 },
  })
})

test.each([
  ['A', '8x12 12x18 16x24 20x30 24x36'],
  ['B', '9x12 12x16 18x24 24x32 30x40'],
  ['C', '8x10 11x14 16x20 24x30 32x40'],
  ['D', '8x8 12x12 16x16 24x24 30x30'],
  ['E', '10x8 14x11 20x16 30x24 40x32'],
  ['F', '12x9 16x12 24x18 32x24 40x30'],
  ['G', '12x8 18x12 24x16 30x20 36x24'],
  ['H', '24x8 36x12 48x16'],
  ['I', '8x24 12x36 16x48'],
] as const)('a photo of the shape %s is printed in %s', (shape, sizes) => {
  const printed = photoSizes(shape)
  expect(printed.map(({ width, height }) => `${width}x${height}`).join(' ')).toBe(sizes)
  expect(printed.map(({ letter }) => letter).join('')).toBe('ABCDE'.slice(0, printed.length))
})

test('sizes go from small to large', () => {
  expect(photoSizes('G')[0]).toEqual({ letter: 'A', width: 12, height: 8 })
  expect(photoSizes('G').at(-1)).toEqual({ letter: 'E', width: 36, height: 24 })
})

test.each([
  [0, 3000, 2000],
  [1, 2000, 3000],
  [2, 3000, 2000],
  [3, 2000, 3000],
])('after %i quarter turns a photo is %i × %i', (turns, width, height) => {
  expect(turnedPixels({ width: 3000, height: 2000 }, turns)).toEqual({ width, height })
})
