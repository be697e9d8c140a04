import { IMAGE_WIDTHS, imageWidth } from './image-width.ts'

test('pictures are made in nine widths (API-18)', () => {
  expect(IMAGE_WIDTHS).toEqual([80, 160, 240, 320, 480, 640, 960, 1200, 1600])
})

test.each([
  [1, 80],
  [0.5, 80],
  [79, 80],
  [80, 80],
  [80.01, 160],
  [150, 160],
  [161, 240],
  [320, 320],
  [321, 480],
  [550, 640],
  [641, 960],
  [1200, 1200],
  [1201, 1600],
  [1600, 1600],
])('a picture %p wide is made %p wide (API-18)', (wanted, width) => {
  expect(imageWidth(wanted)).toBe(width)
})

test.each([1601, 99_999, Infinity, -Infinity, Number.NaN, 0, -1])(
  'no picture is %p wide (API-18)',
  wanted => {
    expect(imageWidth(wanted)).toBeUndefined()
  },
)
