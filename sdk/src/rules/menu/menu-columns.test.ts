import * as fc from 'fast-check'
import { MAX_MENU_COLUMNS, menuColumns } from './menu-columns.ts'
import type { MenuEntry } from './menu.ts'

const group = (lines: number, id = 'g'): MenuEntry => ({
  id,
  name: id,
  href: '/',
  entries: Array.from({ length: lines - 1 }, (_, at) => ({
    id: `${id}-${at}`,
    name: '',
    href: '/',
    entries: [],
  })),
})

const heights = (lines: readonly number[], columns?: number) =>
  menuColumns(
    lines.map(count => group(count)),
    columns,
  ).map(column => column.map(entry => entry.entries.length + 1))

test.each([
  [[], []],
  [[4], [[4]]],
  [
    [1, 1, 1],
    [[1], [1], [1]],
  ],
  [
    [3, 3, 3, 3, 3],
    [[3], [3], [3], [3], [3]],
  ],
  [
    [1, 1, 1, 1, 1, 1],
    [
      [1, 1],
      [1, 1],
      [1, 1],
    ],
  ],
  [
    [6, 2, 2, 2, 6, 1, 5, 3, 3],
    [[6], [2, 2, 2], [6], [1, 5], [3, 3]],
  ],
  [
    [2, 1, 1, 2],
    [[2], [1, 1], [2]],
  ],
  [
    [2, 3, 2, 3, 2, 3],
    [
      [2, 3],
      [2, 3],
      [2, 3],
    ],
  ],
  [
    [9, 1, 1],
    [[9], [1, 1]],
  ],
])('groups of %j lines stand in the columns %j (NAV-03)', (lines, columns) => {
  expect(heights(lines)).toEqual(columns)
})

test.each([
  [
    2,
    [
      [1, 1, 1],
      [1, 1, 1],
    ],
  ],
  [
    2.9,
    [
      [1, 1, 1],
      [1, 1, 1],
    ],
  ],
  [1, [[1, 1, 1, 1, 1, 1]]],
  [0, [[1, 1, 1, 1, 1, 1]]],
  [-3, [[1, 1, 1, 1, 1, 1]]],
  [Number.NaN, [[1, 1, 1, 1, 1, 1]]],
  [
    9,
    [
      [1, 1],
      [1, 1],
      [1, 1],
    ],
  ],
])('a menu with room for %p columns has %j (NAV-03)', (columns, filled) => {
  expect(heights([1, 1, 1, 1, 1, 1], columns)).toEqual(filled)
})

test('a menu has five columns at most, none empty, every group once and in order (NAV-03)', () => {
  expect(MAX_MENU_COLUMNS).toBe(5)
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 40 }), { maxLength: 60 }), lines => {
      const columns = heights(lines)
      expect(columns.length).toBeLessThanOrEqual(5)
      expect(columns.every(column => column.length > 0)).toBe(true)
      expect(columns.flat()).toEqual(lines)
    }),
  )
})

test('no other division into five columns in order is lower (NAV-03)', () => {
  const lowest = (lines: readonly number[], columns: number): number => {
    const sum = lines.reduce((total, count) => total + count, 0)
    if (columns === 1) return sum
    const splits = lines.map((_, at) => lines.slice(0, at).reduce((total, count) => total + count, 0))
    return Math.min(sum, ...splits.map((head, at) => Math.max(head, lowest(lines.slice(at), columns - 1))))
  }
  const lists = fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 7 })
  fc.assert(
    fc.property(lists, lines => {
      const height = Math.max(
        ...heights(lines).map(column => column.reduce((total, count) => total + count, 0)),
      )
      expect(height).toBe(lowest(lines, 5))
    }),
  )
})
