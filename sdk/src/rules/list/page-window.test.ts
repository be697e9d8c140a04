import * as fc from 'fast-check'
import { FIRST_PAGE_LINK_ABOVE, PAGE_LINKS_VISIBLE, pageWindow } from './page-window.ts'

test('5 page links show, and above page 4 a link to the first page (PLP-11, PLP-12)', () => {
  expect([PAGE_LINKS_VISIBLE, FIRST_PAGE_LINK_ABOVE]).toEqual([5, 4])
})

test.each([
  [1, 20, [1, 2, 3, 4, 5], false],
  [3, 20, [1, 2, 3, 4, 5], false],
  [4, 20, [1, 2, 3, 4, 5], false],
  [5, 20, [3, 4, 5, 6, 7], true],
  [10, 20, [8, 9, 10, 11, 12], true],
  [18, 20, [16, 17, 18, 19, 20], true],
  [19, 20, [16, 17, 18, 19, 20], true],
  [20, 20, [16, 17, 18, 19, 20], true],
  [5, 5, [1, 2, 3, 4, 5], false],
  [5, 6, [2, 3, 4, 5, 6], true],
  [6, 6, [2, 3, 4, 5, 6], true],
  [5, 7, [3, 4, 5, 6, 7], true],
  [1, 1, [1], false],
  [2, 3, [1, 2, 3], false],
  [4, 4, [1, 2, 3, 4], false],
  [1, 0, [], false],
])(
  'page %p of %p shows %j, first link and dots: %p (PLP-11, PLP-12, PLP-13, S-10)',
  (page, count, pages, first) => {
    const shown = pageWindow(page, count)
    expect([shown.pages, shown.hasFirstLink]).toEqual([pages, first])
  },
)

test.each([
  [1, 0, undefined, undefined],
  [1, 1, undefined, undefined],
  [1, 3, undefined, 2],
  [2, 3, 1, 3],
  [3, 3, 2, undefined],
])('page %p of %p has %p before and %p behind it (PLP-10)', (page, count, previous, next) => {
  const shown = pageWindow(page, count)
  expect([shown.previous, shown.next]).toEqual([previous, next])
})

test.each([
  [99, 3, { pages: [1, 2, 3], hasFirstLink: false, previous: 3 }],
  [99, 10, { pages: [6, 7, 8, 9, 10], hasFirstLink: true, previous: 10 }],
  [4, 3, { pages: [1, 2, 3], hasFirstLink: false, previous: 3 }],
  [7, 0, { pages: [], hasFirstLink: false }],
  [Number.NaN, 3, { pages: [1, 2, 3], hasFirstLink: false }],
  [1, Number.NEGATIVE_INFINITY, { pages: [], hasFirstLink: false }],
])('page %p of %p leads back into the list: %j (S-12)', (page, count, shown) => {
  expect(pageWindow(page, count)).toEqual(shown)
})

test('there is never a link to a page that does not exist (PLP-11, S-10, S-11)', () => {
  const number = fc.integer({ min: 1, max: 200 })
  fc.assert(
    fc.property(number, number, (page, count) => {
      const { pages, previous = 1, next = 1 } = pageWindow(page, count)
      expect(pages).toHaveLength(Math.min(5, count))
      for (const link of [...pages, previous, next]) {
        expect(link).toBeGreaterThanOrEqual(1)
        expect(link).toBeLessThanOrEqual(count)
      }
      expect(pages.includes(page)).toBe(page <= count)
    }),
  )
})
