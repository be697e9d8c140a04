import { getSitemapContract } from './get-sitemap.contract.ts'

const PART = {
  last: 3000,
  version: 'a1',
  count: 1,
  entries: [{ url: '/products/quiet-ridge-A8', changedOn: '2026-03-01' }],
}

const validate = (part: object) => getSitemapContract['~standard'].validate({ ...PART, ...part })

test('a part is as it comes', async () => {
  const { count: _, ...part } = PART
  expect(await validate({ extra: 1 })).toEqual({ value: part })
})

test.each([
  ['was cut short', { count: 2 }],
  ['has a page without a day', { entries: [{ url: '/', changedOn: 'soon' }] }],
  ['has no version', { version: '' }],
])('a part that %s is refused', async (_, part) => {
  expect(await validate(part)).toHaveProperty('issues')
})
