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
