import type { NewsletterClient } from '../clients/newsletter.ts'
import type { CallOptions } from '../http/call.ts'
import type { NewsletterSignUp } from '../model/newsletter.ts'
import { withFallback } from './fallback/with-fallback.ts'
import type { Logger } from './logger.ts'

/** The way to the newsletter. */
export interface Newsletter {
  /** Whether an address is signed up now; false also when the service could not be asked (S0 §7). */
  readonly subscribe: (signUp: NewsletterSignUp, options?: CallOptions) => Promise<boolean>
}

/** Makes the newsletter of one shop. */
export function createNewsletter(client: NewsletterClient, log: Logger): Newsletter {
  return {
    subscribe(signUp, options) {
      const signedUp = () => client.subscribe(signUp, options).then(() => true)
      return withFallback(signedUp, false, log, 'nobody was signed up for the newsletter')
    },
  }
}
