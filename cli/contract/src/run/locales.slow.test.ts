import { openUpstream, type OpenUpstream } from '@wallart/fixtures/testing/prebuilt.ts'
import { SITES, type SiteId } from '@wallart/sdk'
import { systemClock, type Transport } from '@wallart/sdk/http'
import { createLiveExchanger } from '../exchange/live-exchanger.ts'
import { localTarget } from '../testing/local-target.ts'
import { runTestCheck } from '../testing/run-test-check.ts'

let upstream: OpenUpstream

beforeAll(async () => {
  upstream = await openUpstream({ works: 200 })
})

afterAll(() => upstream.close())

const withoutLocale: Transport<Response> = (text, request) => {
  const address = new URL(text)
  address.searchParams.delete('locale')
  return fetch(address, request)
}

async function findingsIn(site: SiteId, locale: string, transport: Transport<Response> = fetch) {
  const services = localTarget(upstream.url).servicesFor(site)
  const { report } = await runTestCheck(upstream.url, {
    sites: [site],
    locale,
    exchangerFor: () => createLiveExchanger({ services, clock: systemClock, timeoutMs: 10_000, transport }),
  })
  return report.operations.flatMap(({ id, probes }) =>
    probes.flatMap(({ findings }) =>
      findings
        .filter(({ severity }) => severity === 'breaking')
        .map(({ pointer, message }) => `${id} ${pointer}: ${message}`),
    ),
  )
}

test.each(
  Object.values(SITES).flatMap(({ id: site, l10n }) =>
    l10n.supportedLocales.map(({ id }) => [site, id] as const),
  ),
)('%s is whole in %s', async (site, locale) => {
  expect(await findingsIn(site, locale)).toEqual([])
})

test('a service that ignores the locale breaks where its prices are in another currency', async () => {
  const findings = await findingsIn('AllPosters', 'fr-CA', withoutLocale)
  const pointers = [
    'get-product /currency',
    'get-product-group /currency',
    'get-products /data/*/currency',
    'search-listing /currency',
    'search-listing /hits/*/currency',
    'search-products /hits/*/currency',
  ]
  expect([...new Set(findings)].toSorted()).toEqual(
    pointers.map(each => `${each}: "USD" is not CAD, the currency of fr-CA`),
  )
})
