import { sizeChoices } from './size-choices.ts'

test('a work has one choice for each size, which leads to its first variant (PDP-49, S-42)', () => {
  const bySize = new Map([
    [
      'M',
      [
        { upi: 'A2', displaySize: '24" x 36"' },
        { upi: 'A1', displaySize: '25" x 37"' },
      ],
    ],
    ['S', [{ upi: 'A3', displaySize: '12" x 18"' }]],
    ['EMPTY', []],
  ])
  expect(sizeChoices({ bySize })).toEqual([
    { sizeCode: 'M', displaySize: '24" x 36"', upi: 'A2' },
    { sizeCode: 'S', displaySize: '12" x 18"', upi: 'A3' },
  ])
})
