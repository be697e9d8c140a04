import { variantSummary } from './variant-summary.ts'

const variant = {
  salePrice: { minor: 1499, currency: 'USD' },
  listPrice: { minor: 1999, currency: 'USD' },
  displaySize: '24" x 36"',
  imageUrl: '/img/IMG1.jpg',
  zoneProductId: 'Z7',
  apnum: '4711',
}
const { zoneProductId: _zone, apnum: _number, ...shown } = variant

test('the chosen variant in short, with the number of the brand (OPT-42, OPT-44)', () => {
  expect(variantSummary('Art', variant)).toStrictEqual({ ...shown, productId: 'Z7' })
  expect(variantSummary('AllPosters', variant)).toStrictEqual({ ...shown, productId: '4711' })
})

test('a price per unit is passed on where there is one (OPT-42)', () => {
  const pricePerUnit = { minor: 99, currency: 'USD' }
  expect(variantSummary('Art', variant, pricePerUnit)).toStrictEqual({
    ...shown,
    productId: 'Z7',
    pricePerUnit,
  })
})
