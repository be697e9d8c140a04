import type { Message } from '../../model/message.ts'

/** What the cart says before it removes what can no longer be bought. */
export const UNAVAILABLE_ITEMS_DIALOG: Readonly<Record<'title' | 'text' | 'action', Message>> = {
  title: { code: 'unavailable-items.title', message: 'Items Unavailable' },
  text: {
    code: 'unavailable-items.text',
    message: 'Some items are no longer available online and will be removed from your cart.',
  },
  action: { code: 'unavailable-items.action', message: 'Remove' },
}
