import { priceView } from './price-view.ts'

const usd = (minor: number) => ({ minor, currency: 'USD' })

test('on sale the old price stands struck through beside the new one (PDP-33, PDP-35, PLP-45, DSG-05)', () => {
  expect(priceView({ current: usd(1999), list: usd(2999) })).toEqual({
    prefix: undefined,
    current: usd(1999),
    oldPrice: usd(2999),
    percentOff: 33,
  })
})

test('a saving of less than one percent is still a sale (PDP-34, PDP-35)', () => {
  expect(priceView({ current: usd(9999), list: usd(10000) })).toEqual({
    prefix: undefined,
    current: usd(9999),
    oldPrice: usd(10000),
    percentOff: undefined,
  })
})

test.each([[usd(1999)], [usd(1998)], [undefined], [{ minor: 2999, currency: 'CAD' }]])(
  'with the list price %j there is one price only (PDP-34, PDP-35)',
  list => {
    expect(priceView({ current: usd(1999), list })).toEqual({
      prefix: undefined,
      current: usd(1999),
      oldPrice: undefined,
      percentOff: undefined,
    })
  },
)

test('a set on sale has prefix, price and old price (PLP-43, PLP-44, C-44)', () => {
  expect(priceView({ current: usd(1000), list: usd(2000), hitType: 'set' })).toEqual({
    prefix: { code: 'price.starting-at', message: 'Starting at' },
    current: usd(1000),
    oldPrice: usd(2000),
    percentOff: 50,
  })
})
