import { masterWarning } from './master-warning.ts'

const variant = { productId: 'V1', orderable: true, variationValues: {} }

test('a master without variants asks for them (PDP-58)', () => {
  expect(masterWarning({ id: 'M1', type: 'master', variants: [] })).toEqual({
    code: 'product.master-without-variants',
    message: 'A master product has no variants. Please provide its variant details.',
    values: { id: 'M1' },
  })
})

test.each([
  ['master', [variant]],
  ['variant', []],
  ['set', []],
])('a %s with the variants %j is fine (PDP-58)', (type, variants) => {
  expect(masterWarning({ id: 'M1', type, variants })).toBeUndefined()
})
