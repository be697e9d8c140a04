import { allAttributesChosen, stockState } from './stock-state.ts'

const SIZE_AND_COLOUR = [{ id: 'size' }, { id: 'color' }]
const BOTH = { size: 'L', color: 'black' }
const OUT = { code: 'stock.out', message: 'Out of stock' }
const STANDARD = { stockLevel: 5, quantity: 1, variationAttributes: [], chosen: {} }

test.each([
  [SIZE_AND_COLOUR, BOTH, true],
  [SIZE_AND_COLOUR, { size: 'L' }, false],
  [SIZE_AND_COLOUR, { size: 'L', color: '' }, false],
  [SIZE_AND_COLOUR, {}, false],
  [[{ id: 'constructor' }], {}, false],
  [[], {}, true],
])('of the attributes %j, %j chooses all: %p (STK-04)', (attributes, chosen, all) => {
  expect(allAttributesChosen(attributes, chosen)).toBe(all)
})

test.each([
  ['a stock of 0', { ...STANDARD, stockLevel: 0 }, 'none-left'],
  ['a stock below 0', { ...STANDARD, stockLevel: -1 }, 'none-left'],
  ['a stock that is no number', { ...STANDARD, stockLevel: Number.NaN }, 'none-left'],
  ['no stock for too many', { ...STANDARD, stockLevel: 0, quantity: 2 }, 'none-left'],
  [
    'no stock of a variant that is not orderable',
    { ...STANDARD, stockLevel: 0, variant: { orderable: false } },
    'none-left',
  ],
  [
    'no variant and one attribute still to choose',
    { ...STANDARD, variationAttributes: SIZE_AND_COLOUR, chosen: { size: 'L' } },
    'options-open',
  ],
  [
    'all attributes chosen and no variant that matches',
    { ...STANDARD, variationAttributes: SIZE_AND_COLOUR, chosen: BOTH },
    'no-such-variant',
  ],
  [
    'the only attribute chosen and no variant that matches',
    { ...STANDARD, variationAttributes: [{ id: 'size' }], chosen: { size: 'L' } },
    'no-such-variant',
  ],
  [
    'a variant that is not orderable',
    { ...STANDARD, variationAttributes: SIZE_AND_COLOUR, chosen: BOTH, variant: { orderable: false } },
    'not-orderable',
  ],
  [
    'a standard product that is not orderable',
    { ...STANDARD, variant: { orderable: false } },
    'not-orderable',
  ],
])('%s is out of stock (STK-03, STK-04, STK-05, STK-10, C-22)', (_name, input, reason) => {
  expect(stockState(input)).toEqual({ kind: 'out-of-stock', reason, message: OUT })
})

test.each([
  ['a standard product without variation attributes', STANDARD],
  ['the last piece', { ...STANDARD, stockLevel: 1 }],
  ['a stock that equals the quantity', { ...STANDARD, quantity: 5 }],
  ['an orderable standard product', { ...STANDARD, variant: { orderable: true } }],
  [
    'an orderable variant',
    { ...STANDARD, variationAttributes: SIZE_AND_COLOUR, chosen: BOTH, variant: { orderable: true } },
  ],
  [
    'an orderable variant that was linked to directly',
    { ...STANDARD, variationAttributes: SIZE_AND_COLOUR, variant: { orderable: true } },
  ],
])('%s is in stock (STK-04, STK-06, C-22)', (_name, input) => {
  expect(stockState(input)).toEqual({ kind: 'in-stock' })
})

test('a stock below the quantity is unfulfillable (STK-06, STK-08, STK-09)', () => {
  expect(stockState({ ...STANDARD, quantity: 6 })).toEqual({
    kind: 'unfulfillable',
    message: { code: 'stock.few', message: 'Only 5 left!', values: { n: 5 } },
  })
  expect(stockState({ ...STANDARD, quantity: 6, lowestStockLevelProductName: 'Blue Dunes' })).toEqual({
    kind: 'unfulfillable',
    message: {
      code: 'stock.few-for',
      message: 'Only 5 left for Blue Dunes!',
      values: { n: 5, name: 'Blue Dunes' },
    },
  })
})
