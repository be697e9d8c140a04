import { createTypeaheadClient } from '../clients/typeahead.ts'
import { createWorksClient } from '../clients/works.ts'
import { createHttp } from '../http/http.ts'
import { referenceServices } from '../http/reference-services.ts'
import { getProductGroupContract } from '../operations/get-product-group.contract.ts'
import { suggestContract } from '../operations/suggest.contract.ts'
import { createMockFetch } from '../testing/mock-fetch.ts'
import { createStorefront } from './storefront.ts'

/** Hands over what a program without types would, which the compiler of one with types refuses. */
const untyped = (call: (...given: never[]) => unknown, ...given: readonly unknown[]): unknown =>
  Reflect.apply(call, undefined, given)

async function catchMistake(program: () => unknown): Promise<unknown> {
  try {
    return await program()
  } catch (error) {
    return error
  }
}

const services = referenceServices('https://shop.test', 'Art')
const auth = { clientId: 'partner', redirectUri: 'https://shop.test/callback' }
const storefront = { siteId: 'Art', organizationId: 'f_ecom', services, auth }
const transport = createMockFetch({})
const http = createHttp({ services, transport })
const search = (settings: object) =>
  createTypeaheadClient(createHttp({ services, transport, ...settings }), {
    contracts: { suggestions: suggestContract },
  }).suggest('sea')
const works = createWorksClient(http, { siteId: 'Art', contracts: { group: getProductGroupContract } })

test.each<[string, () => unknown, string]>([
  ['no options', () => untyped(createHttp), 'createHttp needs the option services.'],
  [
    'no services',
    () => untyped(createStorefront, { ...storefront, services: undefined }),
    'createStorefront needs the option services.',
  ],
  [
    'a storefront without options',
    () => untyped(createStorefront),
    'createStorefront needs the options siteId, organizationId, services, auth.',
  ],
  [
    'a storefront without a program',
    () => untyped(createStorefront, { ...storefront, auth: undefined }),
    'createStorefront needs the option auth.',
  ],
  [
    'a program without a name',
    () => untyped(createStorefront, { ...storefront, auth: {} }),
    'auth of createStorefront needs the options clientId, redirectUri.',
  ],
  [
    'an unknown brand',
    () => untyped(createStorefront, { ...storefront, siteId: 'art' }),
    'There is no site art: siteId is Art or AllPosters.',
  ],
  [
    'a client without contracts',
    () => Reflect.apply(createTypeaheadClient, undefined, [http, Object({})]).suggest('sea'),
    'The call has no contract: hand one to its client.',
  ],
  ['a work without its day', () => untyped(works.group, { upi: 'A1042' }), 'group needs the option at.'],
  [
    'a search for nothing',
    () => untyped(createTypeaheadClient(http, { contracts: { suggestions: suggestContract } }).suggest),
    'suggest needs the option term.',
  ],
  [
    'no time',
    () => search({ timeoutMs: -1 }),
    'timeoutMs must be a number above 0, and retries one of 0 or more.',
  ],
  [
    'a time in words',
    () => search({ timeoutMs: 'x' }),
    'timeoutMs must be a number above 0, and retries one of 0 or more.',
  ],
  [
    'fewer than no retries',
    () => search({ retries: -1 }),
    'timeoutMs must be a number above 0, and retries one of 0 or more.',
  ],
  [
    'a service without an address',
    () => search({ services: { commerce: 'https://shop.test' } }),
    'No address is configured for the service typeahead: add it to services.',
  ],
  ...['127.0.0.1:4927', 'ftp://shop.test', 'not a url'].map((typeahead): [string, () => unknown, string] => [
    `the address ${typeahead}`,
    () => search({ services: { typeahead } }),
    'The address of the service typeahead must begin with http:// or https://, or with / for a proxy on the page.',
  ]),
])('%s is a mistake that says what to do', async (_, program, message) => {
  expect(await catchMistake(program)).toMatchObject({ name: 'ConfigError', code: 'config', message })
  expect(transport.calls).toEqual([])
})
