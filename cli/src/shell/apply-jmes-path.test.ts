import { applyJmesPath } from './apply-jmes-path.ts'

const DOCUMENT = { schemaVersion: 1, hits: [{ name: 'Lake', price: { minor: 999 } }, { name: 'Sea' }] }

test.each([
  ['hits[].name', ['Lake', 'Sea']],
  ['hits[?name==`Lake`].price.minor | [0]', 999],
  ['nothing', null],
  ['length(hits)', 2],
])('%s finds %j', (expression, found) => {
  expect(applyJmesPath(DOCUMENT, expression, 'cli')).toEqual(found)
})

test('an expression that cannot be read is a wrong usage', () => {
  expect(() => applyJmesPath(DOCUMENT, 'hits[', 'cli')).toThrow(/Invalid query/)
})
