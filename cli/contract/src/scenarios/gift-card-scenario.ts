import { isoDay } from '@wallart/sdk'
import { createGiftCardsClient } from '@wallart/sdk/clients/gift-cards'
import { basketContract } from '@wallart/sdk/contracts/basket'
import { getGiftCertificateContract } from '@wallart/sdk/contracts/get-gift-certificate'
import { addGiftCertificateItem } from '@wallart/sdk/operations/add-gift-certificate-item'
import { createBasket } from '@wallart/sdk/operations/create-basket'
import { deleteBasket } from '@wallart/sdk/operations/delete-basket'
import { removeGiftCertificateItem } from '@wallart/sdk/operations/remove-gift-certificate-item'
import { updateGiftCertificateItem } from '@wallart/sdk/operations/update-gift-certificate-item'
import { createScenarioBaskets } from './basket-scenarios.ts'
import { CHECK_EMAIL } from './samples.ts'
import type { Scenario } from './scenario.ts'
import { withCleanup } from './with-cleanup.ts'

export const GIFT_CARD: Scenario = {
  name: 'gift-card',
  kind: 'undoable',
  covers: [addGiftCertificateItem, updateGiftCertificateItem, removeGiftCertificateItem],
  alsoCalls: [createBasket, deleteBasket],
  needs: ['guestToken'],
  async run(context) {
    const { currency } = context.siteContext
    const baskets = createScenarioBaskets(context.guest, context)
    const { basketId } = await withCleanup(context, 'a basket', {
      create: () => baskets.create(currency),
      idOf: basket => basket.basketId,
      remove: id => baskets.delete(id),
    })
    const giftCards = createGiftCardsClient(context.guest, {
      ...context.scope,
      contracts: {
        basket: basketContract,
        giftCard: getGiftCertificateContract,
      },
    })
    const order = {
      amount: { minor: 5000, currency },
      recipientName: 'Contract check',
      recipientEmail: CHECK_EMAIL,
      senderName: 'Contract check',
      message: '',
      deliveryDate: isoDay(Date.now()),
      design: '',
    }
    const {
      giftCards: [added],
    } = await giftCards.add(basketId, order)
    if (!added) return
    await giftCards.update(basketId, added.giftCardItemId, { ...order, message: 'Changed' })
    await giftCards.remove(basketId, added.giftCardItemId)
  },
}
