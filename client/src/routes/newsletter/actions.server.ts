import { GENERIC_ERROR, siteLink, validateNewsletter } from '@wallart/sdk'
import type { Action } from '../../framework/action.ts'

export const subscribe: Action = {
  path: '/newsletter',
  page: 'newsletter',
  limit: { kind: 'newsletter' },
  refill: ['email'],
  async run({ fields, shop, context }) {
    const email = fields.get('email') ?? ''
    const checked = validateNewsletter({ email })
    if (!checked.ok) {
      const errors = checked.error.map(({ code, message }) => ({ code, message }))
      return { kind: 'invalid', errors: { email: errors } }
    }
    if (await shop.newsletter.subscribe(checked.value))
      return { kind: 'moved', location: siteLink('/newsletter?subscribed=yes', context) }
    return { kind: email.trim() === '' ? 'invalid' : 'failed', errors: { '': [GENERIC_ERROR] } }
  },
}
