import { checkedCalls, type NeededArguments } from '../http/checked-calls.ts'
import type { CallOptions } from '../http/call.ts'
import type { Http } from '../http/http.ts'
import type { ContactMessage } from '../model/contact.ts'
import type { Contract } from '../model/contract.ts'
import { sendContactMessage } from '../operations/send-contact-message.ts'
import type { CommerceScope } from './commerce-scope.ts'
import type { ClientOptions } from './client-options.ts'
import { checkedScope } from './fetching/checked-options.ts'

/** The contracts of the client for messages to the shop. */
export interface ContactContracts {
  readonly contactReference: Contract<string>
}

/** Leaves messages for the people of the shop. */
export interface ContactClient {
  /** Leaves one message, and answers the reference under which the shop knows it. */
  readonly send: (message: ContactMessage, options?: CallOptions) => Promise<string>
}

const NEEDED: NeededArguments<ContactClient> = { send: ['message:object'] }

/**
 * Creates the client for messages to one brand, which answers in the language of the locale.
 * @example
 * const contact = createContactClient(http, { ...scope, contracts: { contactReference: sendContactMessageContract } })
 * const reference = await contact.send(message)
 */
export function createContactClient(
  http: Http,
  settings: ClientOptions<ContactContracts, Pick<CommerceScope, 'siteId' | 'locale'>>,
): ContactClient {
  const { siteId, locale, contracts } = checkedScope(http, settings)
  return checkedCalls(NEEDED, {
    send: (message, options) =>
      http.send(sendContactMessage, {
        ...options,
        contract: contracts.contactReference,
        query: { siteId, locale },
        body: message,
      }),
  })
}
