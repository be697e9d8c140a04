import * as fc from 'fast-check'
import { productQuery, productQueryText } from './product-query.ts'

test.each([
  ['A1042', 'A1042'],
  [20, '20'],
  [false, 'false'],
  [['services', 'seo'], 'services,seo'],
  [{ status: 'available', productType: 'request' }, 'status:available,productType:request'],
  [{ status: 'available', productType: undefined }, 'status:available'],
  [[], ''],
  [{}, ''],
])('the product API reads %j as %j (API-15)', (value, text) => {
  expect(productQueryText(value)).toBe(text)
})

test('a query keeps the order of its parameters and leaves out what holds nothing (API-15)', () => {
  const parameters = {
    filterBy: { status: 'available', productType: 'request' },
    includes: ['services', 'salesforce-payload', 'fulfillment', 'seo'],
    searchBy: 'upi',
    siteId: 'Art',
    zipCode: undefined,
    ids: [],
    page: 0,
    note: '',
  }
  expect(productQuery(parameters)).toBe(
    'filterBy=status:available,productType:request&includes=services,salesforce-payload,fulfillment,seo&searchBy=upi&siteId=Art&page=0',
  )
  expect(productQuery({})).toBe('')
})

test('names and values are encoded but for the separators (API-15)', () => {
  expect(productQuery({ 'a b': ['x&y', 'ü,z', '\uD800'] })).toBe('a%20b=x%26y,%C3%BC,z,%EF%BF%BD')
})

test('a query parsed by URLSearchParams gives the text back (API-15)', () => {
  fc.assert(
    fc.property(
      fc.string({ minLength: 1, unit: 'grapheme' }),
      fc.array(fc.string({ unit: 'grapheme' })),
      (name, list) => {
        const text = new URLSearchParams(productQuery({ [name]: list })).get(name)
        expect(text ?? '').toBe(list.join(','))
      },
    ),
  )
})
