import { upgradeNotice } from './upgrade-notice.ts'

test('an upgrade says what it replaces (ATC-12)', () => {
  expect(upgradeNotice('Art Print')).toEqual({
    code: 'upgrade.replaces',
    message: 'Will replace Art Print in your cart',
    values: { productType: 'Art Print' },
  })
})
