// browser-tokens.ts
import type { Credentials } from '@wallart/sdk'
import { createTokenSource } from '@wallart/sdk/auth/token-source'
import { createMemoryStore } from '@wallart/sdk/auth/token-store'
import type { AuthScope } from '@wallart/sdk/clients/auth-scope'
import { createSessionsClient } from '@wallart/sdk/clients/sessions'
import { authorizationContract } from '@wallart/sdk/contracts/authorization'
import { tokenContract } from '@wallart/sdk/contracts/token'
import type { Http } from '@wallart/sdk/http'
import { withTokens } from '@wallart/sdk/http/with-tokens'

/** Signs a page's shopper in: as a guest when the first call needs it, as a customer when they ask. */
export function createShopper(
  http: Http,
  scope: AuthScope,
  storage: () => Pick<Storage, 'getItem' | 'setItem'> = () => localStorage,
) {
  const sessions = createSessionsClient(http, {
    ...scope,
    contracts: {
      authorization: authorizationContract,
      token: tokenContract,
    },
  })
  // Tokens stay in memory, where no other script finds them; the usid brings a guest's basket back after a reload.
  const name = `usid_${scope.siteId}`
  const memory = createMemoryStore()
  const store = {
    ...memory,
    write(session: Parameters<typeof memory.write>[0]) {
      attempt(() => storage().setItem(name, session.usid))
      return memory.write(session)
    },
  }
  const usid = () => attempt(() => /^[\w-]{1,64}$/.exec(storage().getItem(name) ?? '')?.[0])
  const tokens = createTokenSource({
    fetch: () => sessions.loginGuestWithPkce({ usid: usid() }),
    refresh: sessions.refresh,
    store,
  })
  return {
    http: withTokens(http, tokens),
    session: () => memory.read(),
    async signIn(credentials: Credentials) {
      await store.write(await sessions.loginWithPassword(credentials, { usid: usid() }))
    },
    async signOut() {
      const session = await memory.read()
      await memory.clear()
      if (session) await sessions.logout(session)
    },
  }
}

/** A browser may refuse its storage, which may be full, too: then a reload begins with an empty basket. */
function attempt<T>(use: () => T): T | undefined {
  try {
    return use()
  } catch {
    return undefined
  }
}
