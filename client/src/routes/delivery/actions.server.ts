import { siteLink, validateZip } from '@wallart/sdk'
import type { Action } from '../../framework/action.ts'

export const chooseDeliveryZip: Action = {
  path: '/delivery',
  page: 'delivery',
  refill: ['zip'],
  async run({ fields, visitor, context, url }) {
    const zip = fields.get('zip') ?? ''
    const checked = validateZip({ zip })
    if (!checked.ok) {
      const errors = checked.error.map(({ code, message }) => ({ code, message }))
      return { kind: 'invalid', errors: { zip: errors } }
    }
    visitor.delivery.write(checked.value)
    return { kind: 'moved', location: siteLink(url.pathname + url.search, context) }
  },
}
