import { activityIdentity } from './activity-identity.ts'

const visitor = {
  site: 'Art',
  isProduction: false,
  cookieId: 'usid-1',
  customerType: 'guest',
  userId: 'U1',
} as const

test('a guest is known by a cookie id alone (REC-11, REC-19)', () => {
  expect(activityIdentity(visitor)).toStrictEqual({ realm: 'Art', instanceType: 'sbx', cookieId: 'usid-1' })
})

test('a registered shopper has a user id too (REC-11, REC-19)', () => {
  expect(activityIdentity({ ...visitor, customerType: 'registered' })).toStrictEqual({
    realm: 'Art',
    instanceType: 'sbx',
    cookieId: 'usid-1',
    userId: 'U1',
  })
})

test('a registered shopper whose user id is unknown has none (REC-19)', () => {
  const unknown = activityIdentity({ ...visitor, customerType: 'registered', userId: '' })
  expect(unknown).not.toHaveProperty('userId')
})

test('production is prd, and the realm is what stands before the dash (REC-19)', () => {
  expect(activityIdentity({ ...visitor, isProduction: true, site: 'aaij-MobileFirst-x' })).toMatchObject({
    realm: 'aaij',
    instanceType: 'prd',
  })
})
