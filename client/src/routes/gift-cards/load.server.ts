import {
  isoDay,
  newYorkDay,
  BRANDS,
  formatMoney,
  GIFT_CARD_AMOUNT,
  GIFT_CARD_AMOUNTS,
  GIFT_CARD_DAYS_AHEAD,
  GIFT_CARD_DESIGNS,
  GIFT_CARD_PATH,
  parseGiftCardAmount,
  siteCurrency,
  siteLink,
  type BasketGiftCard,
} from '@wallart/sdk'
import { headView } from '../../framework/head-view.server.ts'
import { found, type PrivateLoader } from '../../framework/loader.server.ts'
import type { PrivateRequest } from '../../framework/page-request.server.ts'
import { signInAgain } from '../../framework/sign-in-again.server.ts'
import type { Translate } from '../../i18n/translate.ts'
import { giftCardIdOf } from '../../stores/gift-card-line.ts'
import type { GiftCardsView } from './gift-cards-view.ts'

const DAY = 86_400_000

export const loader: PrivateLoader<GiftCardsView> = async request => {
  const { url, context, address, t, now } = request
  const { site, locale } = context
  const currency = siteCurrency(site, locale)
  const item = url.searchParams.get('item') ?? ''
  const changed = await findGiftCard(item, request)
  if (item && !changed) {
    const location = signInAgain('/cart', request) ?? siteLink('/cart', context)
    return { kind: 'moved', status: 303, location }
  }
  const requested = parseGiftCardAmount(url.searchParams.get('amount') ?? '')
  const wanted = changed?.amount.minor ?? requested ?? GIFT_CARD_AMOUNT * 100
  const designs = GIFT_CARD_DESIGNS[site.id]
  const today = newYorkDay(now())
  const isOffered = GIFT_CARD_AMOUNTS.some(amount => amount * 100 === wanted)
  const brand = BRANDS[site.id].name
  return found(
    {
      head: headView(
        {
          title: t({ code: 'gift-card.head', message: `Gift Cards | ${brand}`, values: { brand } }),
          description: t({
            code: 'gift-card.description',
            message:
              'Give wall art: a gift card by email, with your message, on the day you choose. From $10 to $1,000, and it never expires.',
          }),
          path: GIFT_CARD_PATH,
        },
        { context, address },
      ),
      item: changed ? item : '',
      values: {
        design: changed?.design ?? designs[0] ?? '',
        recipientName: changed?.recipientName ?? '',
        recipientEmail: changed?.recipientEmail ?? '',
        senderName: changed?.senderName ?? '',
        message: changed?.message ?? '',
        deliveryDate: changed?.deliveryDate ?? today,
      },
      designs: designs.map((id, at) => ({ id, name: designName(at + 1, t) })),
      amounts: GIFT_CARD_AMOUNTS.map(amount => ({
        value: String(amount),
        text: formatMoney({ minor: amount * 100, currency }, locale.id).replace(/[.,]00/, ''),
      })),
      amount: isOffered ? String(wanted / 100) : '',
      other: isOffered ? '' : (wanted / 100).toFixed(2),
      currency,
      today,
      lastDay: isoDay(now() + GIFT_CARD_DAYS_AHEAD * DAY),
    },
    'private',
  )
}

async function findGiftCard(
  item: string,
  { visitor, signal }: PrivateRequest,
): Promise<BasketGiftCard | undefined> {
  const id = giftCardIdOf(item)
  if (!id) return undefined
  const basket = await visitor.basket.current({ signal })
  return basket?.giftCards.find(({ giftCardItemId }) => giftCardItemId === id)
}

function designName(number: number, t: Translate): string {
  return t({ code: 'gift-card.design-number', message: `Design ${number}`, values: { number } })
}
