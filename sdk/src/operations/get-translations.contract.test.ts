import { getTranslationsContract } from './get-translations.contract.ts'

const check = (value: unknown) => getTranslationsContract['~standard'].validate(value)

test('translations are texts by their ids (I18-03)', async () => {
  const texts = {
    'cart.empty': 'Your cart is empty.',
    'cart.items': '{n, plural, one {# item} other {# items}}',
  }
  expect(await check(texts)).toEqual({ value: texts })
  expect(await check({})).toEqual({ value: {} })
})

test('a translation cannot reach for the prototype of all objects', async () => {
  const result = await check(JSON.parse('{"__proto__":"x","a":"b"}'))
  expect(result).toEqual({ value: { a: 'b' } })
})

test.each([
  ['a number', { 'cart.empty': 7 }, ['cart.empty']],
  ['a tree', { 'cart.empty': [{ type: 0, value: 'x' }] }, ['cart.empty']],
  ['nothing', { 'cart.empty': null }, ['cart.empty']],
  ['no object', 'texts', []],
])('%s is no translation', async (_, value, path) => {
  const { issues } = await check(value)
  expect(issues?.map(issue => issue.path ?? [])).toEqual([path])
})
