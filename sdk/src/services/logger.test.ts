import { NetworkError } from '../errors/connection-errors.ts'
import { failNetwork } from '../testing/mock-handlers.ts'
import { createMockFetch } from '../testing/mock-fetch.ts'
import { createConsoleLogger, silent, type Logger } from './logger.ts'
import { createStorefront } from './storefront.ts'

function openStorefront(log?: Logger) {
  return createStorefront({
    siteId: 'Art',
    organizationId: 'f_ecom_wallart',
    services: {
      commerce: 'https://shop.test',
      search: 'https://search.test',
      typeahead: 'https://search.test',
    },
    auth: { clientId: 'partner', redirectUri: 'https://shop.test/callback' },
    transport: createMockFetch({ 'GET https://search.test': failNetwork(), 'GET /authorize': failNetwork() }),
    retries: 0,
    ...(log && { log }),
  })
}

function collectMessages() {
  const messages: string[] = []
  return [messages, { warn: (_, message) => void messages.push(message) } satisfies Logger] as const
}

/** What the console says while a menu and lists cannot be read. */
async function warningsOf(log?: Logger) {
  const { warn } = console
  const calls: unknown[] = []
  console.warn = (message: unknown, error: unknown) => void calls.push([message, Object(error).message])
  const { navigation, listings } = openStorefront(log)
  expect(await navigation.menu()).toEqual([])
  for (const page of [1, 2]) expect((await listings.search({ categoryId: '1', page })).errorCode).toBe(500)
  console.warn = warn
  return calls
}

test('without a logger the console hears once of each operation that failed', async () => {
  expect(await warningsOf()).toEqual([
    ['the menu is missing', 'authorize-guest could not reach https://shop.test (unknown)'],
    ['a list could not be read', 'search-listing could not reach https://search.test (unknown)'],
  ])
})

test('a call that its caller aborts is no failure to hear of', async () => {
  const [messages, log] = collectMessages()
  const { suggestions } = openStorefront(log)
  await suggestions.suggest('sea', { signal: AbortSignal.abort() })
  expect(messages).toEqual([])
  await suggestions.suggest('sea')
  expect(messages).toEqual(['the suggestions are missing'])
})

test('silent hears and says nothing', async () => {
  expect(await warningsOf(silent)).toEqual([])
})

test('the console is not shown what is not known', () => {
  const { warn } = console
  const calls: unknown[][] = []
  console.warn = (...given: unknown[]) => void calls.push(given)
  const error = new NetworkError({ operation: 'suggest' }).toJSON()
  createConsoleLogger().warn({ error }, 'the suggestions are missing')
  createConsoleLogger().warn({ error: 'SecurityError' }, 'the storage cannot be used')
  createConsoleLogger().warn({ dropped: 2, upi: undefined }, 'some variants cannot be sold')
  console.warn = warn
  expect(calls.flatMap(([, fields]) => Object.keys(Object(fields)))).toEqual([
    'name',
    'code',
    'operation',
    'message',
    'hint',
    'reason',
    'error',
    'dropped',
  ])
})
