import { parseLocation } from './page-location.ts'

test.each([
  ['/', 'Art', 'en-US', '/', '/'],
  ['/category/rooms?unknown=2', 'Art', 'en-US', '/', '/category/rooms'],
  ['/allposters', 'AllPosters', 'en-US', '/allposters', '/'],
  ['/allposters/', 'AllPosters', 'en-US', '/allposters', '/'],
  ['/allposters/en-ca', 'AllPosters', 'en-CA', '/allposters/en-ca', '/'],
  ['/allposters/en-ca/category/rooms', 'AllPosters', 'en-CA', '/allposters/en-ca', '/category/rooms'],
  ['/ALLPOSTERS/category/rooms', 'AllPosters', 'en-US', '/allposters', '/category/rooms'],
  ['/fr-ca/category/rooms', 'Art', 'fr-CA', '/fr-ca', '/category/rooms'],
  ['/art/category/rooms?site=AllPosters', 'AllPosters', 'en-US', '/art', '/category/rooms?site=AllPosters'],
  ['/.//?e=x', 'Art', 'en-US', '/', '/'],
  ['/login?x=1&redirect=%2Fcart', 'Art', 'en-US', '/', '/login?redirect=%2Fcart'],
  ['http://a:99999/', 'Art', 'en-US', '/', '/http:/a:99999'],
  ['/art//category/rooms', 'Art', 'en-US', '/art', '/category/rooms'],
  ['//evil.test/x', 'Art', 'en-US', '/', '/evil.test/x'],
])('%s is %s in %s, below %s: %s', (address, site, locale, basename, rest) => {
  const location = parseLocation(address)
  expect([location.site.id, location.locale.id, location.basename]).toEqual([site, locale, basename])
  expect(location.url.pathname + location.url.search).toBe(rest)
})

test.each([
  ['/category/rooms?locale=xx-XX&site=__proto__', ''],
  ['/category/rooms?site=ALLPOSTERS&locale=fr-ca', '?locale=fr-CA&site=AllPosters'],
  ['/category/rooms?site=AllPosters&site=Art', '?site=AllPosters'],
])('%s is the page %j, so that brands that do not exist cannot fill the cache', (address, search) => {
  expect(parseLocation(address).url.search).toBe(search)
})
