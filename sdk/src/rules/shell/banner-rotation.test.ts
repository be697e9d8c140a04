import * as fc from 'fast-check'
import { BANNER_FADE_MS, BANNER_ROTATION_MS, bannerAt } from './banner-rotation.ts'

test('the banner turns every 5000 ms and fades for 500 ms (BAN-05, BAN-06, CON-05)', () => {
  expect([BANNER_ROTATION_MS, BANNER_FADE_MS]).toEqual([5000, 500])
})

test.each([
  [0, { index: 0, fading: false, nextUpdateMs: 4500 }],
  [1, { index: 0, fading: false, nextUpdateMs: 4499 }],
  [4499, { index: 0, fading: false, nextUpdateMs: 1 }],
  [4500, { index: 0, fading: true, nextUpdateMs: 500 }],
  [4999, { index: 0, fading: true, nextUpdateMs: 1 }],
  [5000, { index: 1, fading: false, nextUpdateMs: 4500 }],
  [14_600, { index: 2, fading: true, nextUpdateMs: 400 }],
  [15_000, { index: 0, fading: false, nextUpdateMs: 4500 }],
  [-1, { index: 0, fading: false, nextUpdateMs: 4500 }],
  [Number.NaN, { index: 0, fading: false, nextUpdateMs: 4500 }],
  [Infinity, { index: 0, fading: false, nextUpdateMs: 4500 }],
])('three messages after %p ms: %j (BAN-05, BAN-06)', (elapsed, moment) => {
  expect(bannerAt(3, elapsed)).toEqual(moment)
})

test.each([0, 1, -1, Number.NaN])('%p messages do not turn (BAN-05)', count => {
  expect(bannerAt(count, 7000)).toEqual({ index: 0, fading: false })
})

test('a paused banner can be read: it stands and does not fade (BAN-05, BAN-06)', () => {
  expect(bannerAt(2, 9800, true)).toEqual({ index: 1, fading: false })
  expect(bannerAt(2, 9800, false)).toEqual({ index: 1, fading: true, nextUpdateMs: 200 })
})

test('two and a half messages are two (BAN-05)', () => {
  expect(bannerAt(2.5, 10_000)).toEqual({ index: 0, fading: false, nextUpdateMs: 4500 })
})

test('waiting for the next update always changes the banner (BAN-05, BAN-06)', () => {
  fc.assert(
    fc.property(fc.integer({ min: 2, max: 9 }), fc.integer({ min: 0, max: 1e9 }), (count, elapsed) => {
      const now = bannerAt(count, elapsed)
      const next = bannerAt(count, elapsed + (now.nextUpdateMs ?? 0))
      expect([next.fading, next.index]).toEqual([
        !now.fading,
        now.fading ? (now.index + 1) % count : now.index,
      ])
    }),
  )
})
