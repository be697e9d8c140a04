import {
  formatMoney,
  GIFT_CARD_DESIGNS,
  GIFT_CARD_PATH,
  orderDateText,
  type BasketGiftCard,
} from '@wallart/sdk'
import { giftCardLineId } from '../../stores/gift-card-line.ts'
import type { PrivateRequest } from '../../framework/page-request.server.ts'
import type { CartLineView } from '../../stores/cart-view.ts'

/** A gift card as a line of the cart; it has no quantity, and needs no shipping. */
export function giftCardLine(
  giftCard: BasketGiftCard,
  { context, t }: Pick<PrivateRequest, 'context' | 't'>,
): CartLineView {
  const { giftCardItemId, amount, recipientName, recipientEmail, senderName, message, deliveryDate } =
    giftCard
  const title = t({ code: 'gift-card.title', message: 'Gift Card' })
  const [design = ''] = GIFT_CARD_DESIGNS[context.site.id]
  return {
    itemId: giftCardLineId(giftCardItemId),
    upi: '',
    title,
    artist: '',
    alt: title,
    href: `${GIFT_CARD_PATH}?item=${giftCardLineId(giftCardItemId)}`,
    imageId: giftCard.design || design,
    details: [
      { label: t({ code: 'gift-card.to', message: 'To' }), value: `${recipientName}, ${recipientEmail}` },
      { label: t({ code: 'gift-card.from', message: 'From' }), value: senderName ?? '' },
      {
        label: t({ code: 'gift-card.sent-on', message: 'Sent by email on' }),
        value: deliveryDate ? orderDateText(deliveryDate, context.locale.id) : '',
      },
    ].filter(({ value }) => value),
    quantity: 1,
    isUnavailable: false,
    price: formatMoney(amount, context.locale.id),
    fullPrice: '',
    unitPrice: '',
    tracked: { price: amount, variant: title },
    notes: message ? [`“${message}”`] : [],
  }
}
