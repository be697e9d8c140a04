import { pendingWish } from './pending-wish.ts'

let now = 0
const wish = pendingWish('wish', () => now)

afterEach(() => sessionStorage.clear())

test('what was wanted is given out once', () => {
  wish.store('a b, c')
  expect([wish.take(), wish.take()]).toEqual(['a b, c', undefined])
})

test('what was wanted more than ten minutes ago is forgotten', () => {
  for (const [minutes, expected] of [
    [9, 'A12AP'],
    [10, undefined],
  ] as const) {
    now = 0
    wish.store('A12AP')
    now = minutes * 60_000
    expect(wish.take()).toBe(expected)
  }
})
