import { galleryIndex } from './gallery-index.ts'

test.each([
  [0, 3, false, 0],
  [1, 3, false, 1],
  [2, 3, false, 2],
  [3, 3, false, 0],
  [4, 3, false, 0],
  [0, 0, false, 0],
  [-1, 3, false, 0],
  [1.5, 3, false, 0],
  [Number.NaN, 3, false, 0],
  [Infinity, Infinity, false, 0],
  [1, Number.NaN, false, 0],
  [2, 3, true, 0],
])(
  'picture %p of %p, another query: %p, shows picture %p (GUI-17, GUI-18)',
  (selected, imageCount, queryChanged, shown) => {
    expect(galleryIndex({ selected, imageCount, queryChanged })).toBe(shown)
  },
)
