import type { Session } from '../../model/session.ts'
import { unsignedAccessToken, GUEST_ISB } from '../../auth/testing/access-token.ts'
import { createHttp } from '../../http/http.ts'
import { createRecordingTransport, type PreparedResponse } from '../../http/testing/recording-transport.ts'
import { authorizationContract } from '../../operations/authorization.contract.ts'
import { tokenContract } from '../../operations/token.contract.ts'
import { fakeClock, type FakeClock } from '../../testing/fake-clock.ts'
import { createAuthClient, type AuthClient, type AuthContracts } from '../auth.ts'
import type { AuthScope } from '../auth-scope.ts'

export const contracts: AuthContracts = { authorization: authorizationContract, token: tokenContract }

export const scope: AuthScope = {
  organizationId: 'f_ecom',
  siteId: 'Art',
  locale: 'en-US',
  clientId: 'client-1',
  redirectUri: 'https://shop.test/callback',
}

export const SECRET = 'secret-1'

export const BASIC_AUTHORIZATION: string = `Basic ${btoa('client-1:secret-1')}`

export const CLIENT_FIELDS: { readonly client_id: string; readonly channel_id: string } = {
  client_id: 'client-1',
  channel_id: 'Art',
}

export const OAUTH_URL = 'https://api.test/shopper/auth/v1/organizations/f_ecom/oauth2'

interface AuthRequest {
  readonly to: string
  readonly query: Readonly<Record<string, string>>
  readonly authorization: string | undefined
  readonly form: Readonly<Record<string, string>> | undefined
}

/** An authentication client, what it sent, and its clock, which shows 1,000,000 at first. */
export interface AuthFixture {
  readonly auth: AuthClient
  readonly sent: () => readonly AuthRequest[]
  readonly clock: FakeClock
}

export function createAuthFixture(answers: readonly PreparedResponse[], clientSecret?: string): AuthFixture {
  const { transport, requests } = createRecordingTransport(answers)
  const clock = fakeClock(1_000_000)
  const http = createHttp({ services: { commerce: 'https://api.test' }, transport, clock })
  const auth = createAuthClient(http, { ...scope, clientSecret, contracts, clock })
  const sent = () =>
    requests.map(({ address, method, headers, body }) => {
      const url = new URL(address)
      return {
        to: `${method} ${url.origin}${url.pathname}`,
        query: Object.fromEntries(url.searchParams),
        authorization: headers['authorization'],
        form: body === undefined ? undefined : Object.fromEntries(new URLSearchParams(body)),
      }
    })
  return { auth, sent, clock }
}

export function redirectResponse(location: string): Response {
  return new Response(null, { status: 303, headers: { location } })
}

export function tokenResponse(isb: string, overrides: object = {}): Response {
  return Response.json({
    access_token: unsignedAccessToken({ isb }),
    id_token: '',
    refresh_token: 'refresh-1',
    expires_in: 1800,
    refresh_token_expires_in: 2_592_000,
    token_type: 'BEARER',
    usid: 'usid-1',
    customer_id: 'customer-1',
    enc_user_id: 'ENC',
    idp_access_token: '',
    ...overrides,
  })
}

export const session: Session = {
  accessToken: unsignedAccessToken({ isb: GUEST_ISB }),
  refreshToken: 'refresh-1',
  usid: 'usid-1',
  customerId: 'customer-1',
  encUserId: 'ENC',
  customerType: 'guest',
  dnt: false,
  accessEndsAt: 2_800_000,
  refreshEndsAt: 2_593_000_000,
}
