import {
  CONTACT_MESSAGE_MAX,
  CONTACT_MESSAGE_TOO_LONG,
  GENERIC_ERROR,
  siteLink,
  validateContact,
} from '@wallart/sdk'
import type { Action } from '../../framework/action.ts'
import { errorsByField } from '../../framework/errors-by-field.ts'
import { withGenericError } from '../../framework/failure-result.server.ts'

/** A character takes up to nine bytes; a message that is twice as long comes back to be shortened. */
const MAX_BYTES = 2 * 9 * CONTACT_MESSAGE_MAX

export const sendMessage: Action = {
  path: '/help/contact',
  page: 'contact',
  limit: { kind: 'contact', subject: 'email' },
  dedupe: true,
  refill: ['topic', 'name', 'email', 'orderNumber', 'message'],
  form: { maxBytes: MAX_BYTES, tooLarge: errorsByField([CONTACT_MESSAGE_TOO_LONG]) },
  async run({ fields, shop, context, idempotencyKey }) {
    const checked = validateContact(Object.fromEntries(fields))
    if (!checked.ok) return { kind: 'invalid', errors: errorsByField(checked.error) }
    // Shoppers do not see this field; one whose browser filled it in sends the form, refilled without it, once more.
    if (fields.get('website')) return { kind: 'invalid', errors: { '': [GENERIC_ERROR] } }
    return withGenericError(async () => {
      const options = idempotencyKey ? { idempotencyKey } : {}
      const reference = await shop.contact.send(checked.value, options)
      return { kind: 'moved', location: siteLink(`/help/contact?sent=${reference}`, context) }
    })
  },
}
