import { nextUpiForSize } from './next-upi-for-size.ts'

test.each([
  ['M', 'A2'],
  ['S', 'A3'],
  ['EMPTY', undefined],
  ['XL', undefined],
  ['__proto__', undefined],
])('choosing size %s leads to its first variant %p (PDP-49)', (sizeCode, upi) => {
  const bySize = new Map([
    ['M', [{ upi: 'A2' }, { upi: 'A1' }]],
    ['S', [{ upi: 'A3' }]],
    ['EMPTY', []],
  ])
  expect(nextUpiForSize({ bySize }, sizeCode)).toBe(upi)
})
