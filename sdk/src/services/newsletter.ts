import type { NewsletterClient } from '../clients/newsletter.ts'
import { checkedCalls, type NeededArguments } from '../http/checked-calls.ts'
import type { CallOptions } from '../http/call.ts'
import type { NewsletterSignUp } from '../model/newsletter.ts'
import { withFallback } from './fallback/with-fallback.ts'
import type { ServiceOptions } from './service-options.ts'
import { requireClient } from './set-up/require-client.ts'

/** The newsletter sign-up. */
export interface Newsletter {
  /** Whether an address is signed up now; false also when the service could not be asked. */
  readonly subscribe: (signUp: NewsletterSignUp, options?: CallOptions) => Promise<boolean>
}

const NEEDED: NeededArguments<Newsletter> = { subscribe: ['signUp:object'] }

/**
 * Creates the newsletter of one shop.
 * @example
 * const isSubscribed = await createNewsletter(newsletter, { log }).subscribe(signUp)
 */
export function createNewsletter(client: NewsletterClient, options: ServiceOptions): Newsletter {
  requireClient('createNewsletter', client, 'subscribe', options)
  return checkedCalls(NEEDED, {
    subscribe(signUp, call) {
      const signedUp = () => client.subscribe(signUp, call).then(() => true)
      return withFallback(signedUp, false, options, 'newsletter sign-up failed')
    },
  })
}
