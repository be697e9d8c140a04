import { DEFAULT_VARIATION_ATTRIBUTE, variationAttribute } from './variation-attribute.ts'

const size = { id: 'size', name: 'Size', values: [] }
const color = { id: 'color', name: 'Color', values: [] }
const product = { variationAttributes: [size, color] }

test('variants differ in their color where nothing else is said (PDP-54)', () => {
  expect(DEFAULT_VARIATION_ATTRIBUTE).toBe('color')
  expect(variationAttribute(product)).toBe(color)
  expect(variationAttribute(product, 'size')).toBe(size)
  expect(variationAttribute(product, 'width')).toBeUndefined()
})
