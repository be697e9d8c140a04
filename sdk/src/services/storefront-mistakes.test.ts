import { createStorefront, type StorefrontOptions } from './storefront.ts'

const OPTIONS: StorefrontOptions = {
  siteId: 'Art',
  organizationId: 'f_ecom_wallart',
  services: { commerce: 'https://shop.example' },
  auth: { clientId: 'partner', redirectUri: 'https://partner.example/callback' },
}

test.each([
  ['timeout', 5, /^createStorefront takes no timeout, but siteId, .*timeoutMs/],
  ['headers', 'x', /^createStorefront takes headers as an object\.$/],
  ['onRequest', 5, /^createStorefront takes onRequest as a function\.$/],
  ['timeoutMs', '5', /^createStorefront takes timeoutMs as a number\.$/],
  ['storage', null, /^createStorefront takes storage as an object\.$/],
])('an option %s of %j is a mistake that is named', (name, value, message) => {
  expect(() => createStorefront({ ...OPTIONS, [name]: value })).toThrow(message)
})
