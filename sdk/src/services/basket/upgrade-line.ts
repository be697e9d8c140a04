import type { BasketsClient } from '../../clients/baskets.ts'
import { ContractError } from '../../errors/contract-error.ts'
import type { Basket, BasketItem, BasketLine } from '../../model/basket.ts'
import type { Message, Result } from '../../model/message.ts'
import { ITEM_NOT_IN_CART } from '../../rules/texts/cart-texts.ts'
import { withFallback } from '../fallback/with-fallback.ts'
import type { ServiceOptions } from '../service-options.ts'
import { arrivedItem, type ArrivedItem } from './arrived-item.ts'
import type { BasketKeeper } from './basket-keeper.ts'
import { changeBasket, removeLine } from './change-basket.ts'
import { recoverBasket } from './recover-basket.ts'
import { sendAgain } from './send-again.ts'
import { withRecovery } from './with-recovery.ts'

/** The basket after an upgrade and the line that took the old one's place, or the words for a line that is not there. */
export type UpgradeOutcome = Result<
  { readonly basket: Basket; readonly item: BasketItem },
  Message<'cart.item-not-found'>
>

/** What an upgrade works with. */
export interface UpgradeParts extends ServiceOptions {
  readonly client: BasketsClient
  readonly keeper: BasketKeeper
}

interface Added extends ArrivedItem {
  readonly basket: Basket
}

/** Puts the new line in and takes the old one out; when that fails the new one is taken out again. */
export async function upgradeLine(
  parts: UpgradeParts,
  key: string,
  itemId: string,
  line: BasketLine,
): Promise<UpgradeOutcome> {
  const { keeper } = parts
  const added = await withRecovery(
    key,
    one => addBeside(parts, one, itemId, line),
    error => recoverBasket(keeper, error),
  )
  if (!added) return { ok: false, error: ITEM_NOT_IN_CART }
  const { item } = added
  try {
    const basket = await withoutOld(parts, key, itemId, added)
    return { ok: true, value: { basket: basket ?? added.basket, item: itemIn(basket, item) } }
  } catch (error) {
    await takeBack(parts, key, added)
    throw error
  }
}

async function addBeside(
  { client, keeper }: UpgradeParts,
  idempotencyKey: string,
  itemId: string,
  line: BasketLine,
): Promise<Added | undefined> {
  const before = await keeper.read()
  if (!before?.productItems.some(item => item.itemId === itemId)) return undefined
  const basket = keeper.adopt(
    await sendAgain(() => client.addItems(before.basketId, [line], { idempotencyKey })),
  )
  const arrived = arrivedItem(before, basket, line)
  if (arrived) return { ...arrived, basket }
  const issue = { pointer: '/productItems', message: 'lacks the added line' }
  throw new ContractError([issue], { operation: 'add-basket-items' })
}

// An upgrade to the same product lands in the old line itself, of which only the new pieces stay.
function withoutOld(
  parts: UpgradeParts,
  key: string,
  itemId: string,
  { item, quantityBefore }: ArrivedItem,
): Promise<Basket | undefined> {
  if (item.itemId === itemId) return setQuantity(parts, `${key}.remove`, item, item.quantity - quantityBefore)
  return removeLine(parts.keeper, `${key}.remove`, itemId, (basketId, options) =>
    parts.client.removeItem(basketId, itemId, options),
  )
}

async function takeBack(
  parts: UpgradeParts,
  key: string,
  { item, quantityBefore }: ArrivedItem,
): Promise<void> {
  await withFallback(
    () => setQuantity(parts, `${key}.undo`, item, quantityBefore),
    undefined,
    parts,
    'both lines of an upgrade are in the basket',
  )
}

function setQuantity(
  { client, keeper }: UpgradeParts,
  key: string,
  { itemId }: BasketItem,
  quantity: number,
): Promise<Basket | undefined> {
  return quantity > 0
    ? changeBasket(keeper, key, (basketId, options) => client.updateItem(basketId, itemId, quantity, options))
    : removeLine(keeper, key, itemId, (basketId, options) => client.removeItem(basketId, itemId, options))
}

function itemIn(basket: Basket | undefined, item: BasketItem): BasketItem {
  return basket?.productItems.find(({ itemId }) => itemId === item.itemId) ?? item
}
