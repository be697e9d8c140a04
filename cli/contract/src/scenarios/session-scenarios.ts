import { createSessionsClient } from '@wallart/sdk/clients/sessions'
import { authorizationContract } from '@wallart/sdk/contracts/authorization'
import { emptyContract } from '@wallart/sdk/contracts/empty'
import { tokenContract } from '@wallart/sdk/contracts/token'
import { authorizeGuest } from '@wallart/sdk/operations/authorize-guest'
import { getToken } from '@wallart/sdk/operations/get-token'
import { logIn } from '@wallart/sdk/operations/log-in'
import { logOut } from '@wallart/sdk/operations/log-out'
import { startLegacySession } from '@wallart/sdk/operations/start-legacy-session'
import type { Scenario, ScenarioContext } from './scenario.ts'

export function createScenarioSessions({ http, scope, target }: ScenarioContext) {
  const { clientId, clientSecret, redirectUri } = target
  return createSessionsClient(http, {
    ...scope,
    clientId,
    clientSecret,
    redirectUri,
    contracts: { authorization: authorizationContract, token: tokenContract },
  })
}

export const GUEST_SESSION: Scenario = {
  name: 'guest session',
  kind: 'session',
  covers: [authorizeGuest, getToken, logOut],
  needs: [],
  async run(context) {
    const sessions = createScenarioSessions(context)
    const session = context.target.clientSecret
      ? await sessions.loginGuestWithSecret()
      : await sessions.loginGuestWithPkce()
    context.undo('the session of the guest', () => sessions.logout(session))
    context.siteContext.known.guestToken = session.accessToken
    context.siteContext.known.guestId = session.customerId
  },
}

export const CUSTOMER_SESSION: Scenario = {
  name: 'customer session',
  kind: 'session',
  covers: [logIn, getToken, logOut],
  needs: [],
  async run(context) {
    const { account } = context.target
    if (!account) return
    const sessions = createScenarioSessions(context)
    const session = await sessions.loginWithPassword(account)
    context.undo('the session of the customer', () => sessions.logout(session))
    context.siteContext.known.customerToken = session.accessToken
    context.siteContext.known.customerId = session.customerId
  },
}

export const LEGACY_SESSION: Scenario = {
  name: 'legacy session',
  kind: 'undoable',
  covers: [startLegacySession],
  needs: ['guestToken'],
  async run({ guest, site }) {
    await guest.send(startLegacySession, { contract: emptyContract, path: { siteId: site } })
  },
}
