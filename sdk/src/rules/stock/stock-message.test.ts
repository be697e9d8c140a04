import * as fc from 'fast-check'
import { OUT_OF_STOCK, stockMessage } from './stock-message.ts'

test("the out-of-stock message is 'Out of stock' (STK-07, C-21)", () => {
  expect(OUT_OF_STOCK).toEqual({ code: 'stock.out', message: 'Out of stock' })
})

test.each([
  [{ stockLevel: 0, quantity: 1 }],
  [{ stockLevel: -1, quantity: 1 }],
  [{ stockLevel: Number.NaN, quantity: 1 }],
  [{ stockLevel: 0, quantity: 0 }],
  [{ stockLevel: 0, quantity: 1, lowestStockLevelProductName: 'Blue Dunes' }],
])('%j is out of stock, which wins over too few (STK-03, STK-10)', input => {
  expect(stockMessage(input)).toEqual(OUT_OF_STOCK)
})

test.each([
  [
    { stockLevel: 2, quantity: 3 },
    { code: 'stock.few', message: 'Only 2 left!', values: { n: 2 } },
  ],
  [
    { stockLevel: 2, quantity: 3, lowestStockLevelProductName: '' },
    { code: 'stock.few', message: 'Only 2 left!', values: { n: 2 } },
  ],
  [
    { stockLevel: 2, quantity: 3, lowestStockLevelProductName: 'Blue Dunes' },
    { code: 'stock.few-for', message: 'Only 2 left for Blue Dunes!', values: { n: 2, name: 'Blue Dunes' } },
  ],
])('%j cannot be fulfilled and says %j (STK-06, STK-08, STK-09, DSG-05)', (input, message) => {
  expect(stockMessage(input)).toEqual(message)
})

test.each([
  [{ stockLevel: 3, quantity: 3 }],
  [{ stockLevel: 4, quantity: 3, lowestStockLevelProductName: 'Blue Dunes' }],
])('%j can be fulfilled and says nothing (STK-06)', input => {
  expect(stockMessage(input)).toBeUndefined()
})

test('no stock level, quantity or name breaks the message (STK-03)', () => {
  fc.assert(
    fc.property(fc.double(), fc.double(), fc.string({ unit: 'binary' }), (stockLevel, quantity, name) => {
      const message = stockMessage({ stockLevel, quantity, lowestStockLevelProductName: name })
      expect(message === OUT_OF_STOCK).toBe(!(stockLevel > 0))
    }),
  )
})
