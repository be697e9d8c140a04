import { getRecommendersContract } from './get-recommenders.contract.ts'

const check = (value: unknown) => getRecommendersContract['~standard'].validate(value)

test('recommenders of the wire become the shop’s own (REC-16)', async () => {
  const recommenders = [
    { name: 'home', description: 'Top sellers', recommenderType: 'recs', isActive: true },
    { name: 'bare', description: null },
  ]
  expect(await check({ recommenders })).toEqual({
    value: [
      { name: 'home', description: 'Top sellers', recommenderType: 'recs' },
      { name: 'bare', description: '', recommenderType: '' },
    ],
  })
})

test.each([[{}], [{ recommenders: null }]])('%j means no recommenders', async value => {
  expect(await check(value)).toEqual({ value: [] })
})

test.each([
  ['nameless recommender', { recommenders: [{}] }, ['recommenders', 0, 'name']],
  [
    'number for a description',
    { recommenders: [{ name: 'a', description: 7 }] },
    ['recommenders', 0, 'description'],
  ],
  [
    'number for a type',
    { recommenders: [{ name: 'a', recommenderType: 7 }] },
    ['recommenders', 0, 'recommenderType'],
  ],
  ['text for the list', { recommenders: 'all' }, ['recommenders']],
])('a %s breaks the contract there', async (_, value, path) => {
  const { issues } = await check(value)
  expect(issues?.map(issue => issue.path)).toEqual([path])
})
