import { createListingClient } from '../clients/listing.ts'
import { createSessionsClient } from '../clients/sessions.ts'
import { authorizationContract } from '../operations/authorization.contract.ts'
import { searchListingContract } from '../operations/search-listing.contract.ts'
import { tokenContract } from '../operations/token.contract.ts'
import { createHttp } from './http.ts'
import { catchError } from './testing/catch-error.ts'
import { withContractMode } from './with-contract-mode.ts'

const page = async () => new Response('<html>Example', { headers: { 'content-type': 'text/html' } })

const wrong = (address: string, transport: () => Promise<Response> = page) =>
  createHttp({ services: { commerce: address, search: address }, transport })

const search = (http = wrong('https://web.example/shop')) =>
  createListingClient(http, { contracts: { listing: searchListingContract } }).search({ term: 'sea' })

const signIn = (http = wrong('https://web.example')) =>
  createSessionsClient(http, {
    organizationId: 'f_ecom',
    siteId: 'Art',
    locale: 'en-US',
    clientId: 'partner',
    redirectUri: 'https://web.example/callback',
    contracts: { authorization: authorizationContract, token: tokenContract },
  }).loginGuestWithPkce()

test.each([
  [
    'a read of a page',
    () => search(),
    'search-listing answered something unreadable: text/html, not JSON',
    'Check that https://web.example is the address of the service search.',
  ],
  [
    'a read of a page behind a proxy',
    () => search(wrong('/proxy/search')),
    'search-listing answered something unreadable: text/html, not JSON',
    'Check that it is the address of the service search.',
  ],
  [
    'a sign-in at a page',
    () => signIn(),
    'authorize-guest answered something unreadable: text/html, not JSON',
    'Check that https://web.example is the address of the service commerce.',
  ],
  [
    'a sign-in at a server that redirects elsewhere',
    () =>
      signIn(
        wrong('https://web.example', async () =>
          Response.json(null, { status: 301, headers: { location: 'https://www.web.example/' } }),
        ),
      ),
    'authorize-guest of https://web.example broke its contract at /location',
    expect.stringMatching(/^Check the address/),
  ],
  [
    'a read that is redirected',
    () => search(wrong('https://web.example', async () => Response.json(null, { status: 308 }))),
    'search-listing answered 308',
    'Check that https://web.example is the address of the service search.',
  ],
  [
    'a read that other JSON refuses',
    () =>
      search(
        wrong('https://web.example', async () => Response.json({ error: 'Not Found' }, { status: 404 })),
      ),
    'search-listing answered 404',
    'Check that https://web.example is the address of the service search.',
  ],
  [
    'a read of other JSON',
    () => search(wrong('https://web.example', async () => Response.json([]))),
    'search-listing of https://web.example broke its contract at /',
    expect.stringMatching(/^Check the address/),
  ],
  [
    'a read of a list whose total is wrong',
    () => search(wrong('https://web.example', async () => Response.json({ hits: [], total: 'x' }))),
    'search-listing of https://web.example broke its contract at /total',
    expect.stringMatching(/^Check the address/),
  ],
])('%s says who was asked and what is likely wrong', async (_, call, message, hint) => {
  expect(await catchError(call())).toMatchObject({ message, hint })
})

test('a report of a broken contract says who was asked', async () => {
  const messages: string[] = []
  const http = withContractMode(
    wrong('https://web.example', async () => Response.json({ hits: [], total: 'x' })),
    { mode: 'report', onContractError: ({ message }) => void messages.push(message) },
  )
  await catchError(search(http))
  expect(messages[0]).toMatch(/^search-listing of https:\/\/web\.example broke its contract at \//)
})
