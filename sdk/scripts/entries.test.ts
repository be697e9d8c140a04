import { barrelTexts, exportsMap, staleFiles } from './entries.mjs'

const files = [
  'clients/orders',
  'errors/sdk-error',
  'http/http',
  'http/retry',
  'model/money',
  'operations/order-status',
  'operations/order-status.contract',
  'rules/activities/activity-record',
  'rules/analytics/view-item',
  'rules/order-lookup/email-hash',
  'rules/stock/stock-message',
  'services/orders',
  'sites/art',
  'sites/sites',
  'testing/mock-fetch',
  'testing/testing',
]

test('the entries on disk are what the folders ask for: else run node sdk/scripts/entries.mjs', () => {
  expect(staleFiles().map(({ name }) => name)).toEqual([])
})

test('the root gathers types, errors, sites and the rules that need no dependency', () => {
  expect(barrelTexts(files)['index']?.split('\n').slice(1, -1)).toEqual([
    "export * from './errors/sdk-error.ts'",
    "export type * from './model/money.ts'",
    "export * from './rules/stock/stock-message.ts'",
    "export * from './sites/art.ts'",
    "export * from './sites/sites.ts'",
  ])
})

test('order lookup and analytics have their own barrels', () => {
  const { 'order-lookup': lookup, analytics } = barrelTexts(files)
  expect(lookup).toContain("export * from './rules/order-lookup/email-hash.ts'\n")
  expect(analytics).toContain(
    "'./rules/activities/activity-record.ts'\nexport * from './rules/analytics/view-item.ts'",
  )
})

test('what is public has an explicit subpath, and nothing else has one', () => {
  expect(Object.keys(exportsMap(files))).toEqual([
    '.',
    './analytics',
    './clients/orders',
    './contracts/order-status',
    './http',
    './operations/order-status',
    './order-lookup',
    './services/orders',
    './sites',
    './testing',
    './package.json',
  ])
  expect(JSON.stringify(exportsMap(files)['./contracts/order-status'])).toBe(
    '{"@wallart/source":"./src/operations/order-status.contract.ts",' +
      '"types":"./dist/operations/order-status.contract.d.ts",' +
      '"default":"./dist/operations/order-status.contract.js"}',
  )
})

test('a folder that does not exist yet yields nothing', () => {
  expect(barrelTexts([])).toEqual({})
  expect(exportsMap([])).toEqual({ './package.json': './package.json' })
})
