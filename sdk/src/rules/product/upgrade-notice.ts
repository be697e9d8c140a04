import type { Message } from '../../model/message.ts'

/** What the shopper has to know before an upgrade. */
export function upgradeNotice(productType: string): Message {
  return {
    code: 'upgrade.replaces',
    message: `Will replace ${productType} in your cart`,
    values: { productType },
  }
}
