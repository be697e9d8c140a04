import { filterRange } from './filter-range.ts'

const entries = (count: number): readonly number[] => Array.from({ length: count }, (_, n) => n)

test.each([
  ['Art', 8, false, 6, 2],
  ['Art', 6, false, 6, 0],
  ['Art', 7, false, 6, 1],
  ['AllPosters', 6, false, 5, 1],
  ['AllPosters', 5, false, 5, 0],
  ['AllPosters', 8, true, 8, 0],
  ['Art', 0, false, 0, 0],
] as const)(
  'on %s %p entries, all shown: %p, leave %p visible and %p behind More (PLP-28, PLP-70, S-37)',
  (...row) => {
    const [site, count, isExpanded, visible, hiddenCount] = row
    expect(filterRange(site, entries(count), isExpanded)).toEqual({ visible: entries(visible), hiddenCount })
  },
)
