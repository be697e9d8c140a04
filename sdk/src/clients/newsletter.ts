import { checkedCalls, type NeededArguments } from '../http/checked-calls.ts'
import type { CallOptions } from '../http/call.ts'
import type { Http } from '../http/http.ts'
import { checkedOptions } from './fetching/checked-options.ts'
import { withLanguage } from './fetching/with-language.ts'
import type { NewsletterSignUp } from '../model/newsletter.ts'
import { emptyContract } from '../operations/empty.contract.ts'
import { subscribeNewsletter } from '../operations/subscribe-newsletter.ts'

/** Subscribes e-mail addresses to the newsletter. */
export interface NewsletterClient {
  /** Signs one address up, as the rules footerSignUp and registrationSignUp build it. */
  readonly subscribe: (signUp: NewsletterSignUp, options?: CallOptions) => Promise<void>
}

const NEEDED: NeededArguments<NewsletterClient> = { subscribe: ['signUp:object'] }

/**
 * Creates the client for the newsletter; the key of the marketing service is a header of its address.
 * @example
 * await createNewsletterClient(http, scope).subscribe(signUp)
 */
export function createNewsletterClient(
  http: Http,
  settings: { readonly locale?: string } = {},
): NewsletterClient {
  const { locale } = checkedOptions(http, settings)
  return checkedCalls(NEEDED, {
    subscribe: (signUp, options) =>
      http.send(subscribeNewsletter, {
        ...withLanguage(options, locale),
        contract: emptyContract,
        body: signUp,
      }),
  })
}
