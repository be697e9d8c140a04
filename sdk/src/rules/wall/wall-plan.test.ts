import type { WallPlan } from '../../model/wall.ts'
import { parseWallPlan, toQuarterInch, wallPlanQuery } from './wall-plan.ts'

const USUAL: WallPlan = { width: 120, height: 96, gap: 3, hook: 2, pieces: [] }

test.each<[query: string, plan: WallPlan]>([
  ['', USUAL],
  ['width=144&height=108&gap=2.5&hook=0', { width: 144, height: 108, gap: 2.5, hook: 0, pieces: [] }],
  ['width=9&height=9999&gap=-1&hook=wide', { ...USUAL, width: 24, height: 240, gap: 0 }],
  [
    'piece=A1FB&piece=A2FB&arrange=grid',
    { ...USUAL, pieces: [{ upi: 'A1FB' }, { upi: 'A2FB' }], template: 'grid' },
  ],
  ['piece=A1FB&x=12.3&y=40', { ...USUAL, pieces: [{ upi: 'A1FB', x: 12.25, y: 40 }] }],
  ['piece=A1FB&piece=A2FB&x=12&y=40', { ...USUAL, pieces: [{ upi: 'A1FB', x: 12, y: 40 }, { upi: 'A2FB' }] }],
  ['piece=%3Cb%3E&piece=A2FB&x=1&x=2&y=3&y=4', { ...USUAL, pieces: [{ upi: 'A2FB', x: 2, y: 4 }] }],
  ['piece=A1FB&x=1e9&y=4&arrange=heap', { ...USUAL, pieces: [{ upi: 'A1FB' }] }],
])('%p describes a wall', (query, plan) => {
  expect(parseWallPlan(new URLSearchParams(query))).toEqual(plan)
})

test('a wall holds six works at most', () => {
  const query = new URLSearchParams(Array.from({ length: 9 }, (_, at) => ['piece', `A${at + 1}FB`]))
  expect(parseWallPlan(query).pieces).toHaveLength(6)
})

test.each<WallPlan>([
  USUAL,
  {
    ...USUAL,
    width: 144,
    pieces: [
      { upi: 'A1FB', x: 12, y: 40.25 },
      { upi: 'A1FB', x: -2, y: 0 },
    ],
  },
  { ...USUAL, pieces: [{ upi: 'A1FB' }], template: 'salon' },
])('a wall is found again by its address', plan => {
  expect(parseWallPlan(wallPlanQuery(plan))).toEqual(plan)
})

test('an address says only what is not as usual', () => {
  expect(wallPlanQuery({ ...USUAL, gap: 4, pieces: [{ upi: 'A1FB', x: 1, y: 2 }] }).toString()).toBe(
    'gap=4&piece=A1FB&x=1&y=2',
  )
})

test.each([
  [12.1, 12],
  [12.13, 12.25],
  [-0.2, -0.25],
])('%p inches are %p', (inches, rounded) => {
  expect(toQuarterInch(inches)).toBe(rounded)
})
