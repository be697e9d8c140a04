import type { BasketsClient } from '../../clients/baskets.ts'
import { ContractError } from '../../errors/contract-error.ts'
import type { Basket, BasketItem, BasketLine } from '../../model/basket.ts'
import type { Message, Result } from '../../model/message.ts'
import { ITEM_NOT_IN_CART } from '../../rules/texts/cart-texts.ts'
import { withFallback } from '../fallback/with-fallback.ts'
import type { ServiceOptions } from '../service-options.ts'
import { findAddedItem, type AddedItem } from './find-added-item.ts'
import type { BasketStore } from './basket-store.ts'
import { changeBasket, removeLine } from './change-basket.ts'
import { recoverBasket } from './recover-basket.ts'
import { retryOnce } from './retry-once.ts'
import { withRecovery } from './with-recovery.ts'

/** The basket after an upgrade and the line that took the old one's place, or the words for a line that is not there. */
export type UpgradeOutcome = Result<
  { readonly basket: Basket; readonly item: BasketItem },
  Message<'cart.item-not-found'>
>

/** What an upgrade works with. */
export interface UpgradeDependencies extends ServiceOptions {
  readonly client: BasketsClient
  readonly store: BasketStore
}

interface AddedLine extends AddedItem {
  readonly basket: Basket
}

/** Puts the new line in and takes the old one out; when that fails the new one is taken out again. */
export async function upgradeLine(
  dependencies: UpgradeDependencies,
  key: string,
  itemId: string,
  line: BasketLine,
): Promise<UpgradeOutcome> {
  const { store } = dependencies
  const added = await withRecovery(
    key,
    attemptKey => addNewLine(dependencies, attemptKey, itemId, line),
    error => recoverBasket(store, error),
  )
  if (!added) return { ok: false, error: ITEM_NOT_IN_CART }
  const { item } = added
  try {
    const basket = await removeOldLine(dependencies, key, itemId, added)
    return { ok: true, value: { basket: basket ?? added.basket, item: currentItem(basket, item) } }
  } catch (error) {
    await rollBack(dependencies, key, added)
    throw error
  }
}

async function addNewLine(
  { client, store }: UpgradeDependencies,
  idempotencyKey: string,
  itemId: string,
  line: BasketLine,
): Promise<AddedLine | undefined> {
  const before = await store.read()
  if (!before?.productItems.some(item => item.itemId === itemId)) return undefined
  const basket = store.adopt(
    await retryOnce(() => client.addItems(before.basketId, [line], { idempotencyKey })),
  )
  const addedItem = findAddedItem(before, basket, line)
  if (addedItem) return { ...addedItem, basket }
  const issue = { pointer: '/productItems', message: 'lacks the added line' }
  throw new ContractError([issue], { operation: 'add-basket-items' })
}

// An upgrade to the same product lands in the old line itself, of which only the new pieces stay.
function removeOldLine(
  dependencies: UpgradeDependencies,
  key: string,
  itemId: string,
  { item, quantityBefore }: AddedItem,
): Promise<Basket | undefined> {
  if (item.itemId === itemId)
    return setQuantity(dependencies, `${key}.remove`, item, item.quantity - quantityBefore)
  return removeLine(dependencies.store, `${key}.remove`, itemId, (basketId, options) =>
    dependencies.client.removeItem(basketId, itemId, options),
  )
}

async function rollBack(
  dependencies: UpgradeDependencies,
  key: string,
  { item, quantityBefore }: AddedItem,
): Promise<void> {
  await withFallback(
    () => setQuantity(dependencies, `${key}.undo`, item, quantityBefore),
    undefined,
    dependencies,
    'both lines of an upgrade are in the basket',
  )
}

function setQuantity(
  { client, store }: UpgradeDependencies,
  key: string,
  { itemId }: BasketItem,
  quantity: number,
): Promise<Basket | undefined> {
  return quantity > 0
    ? changeBasket(store, key, (basketId, options) => client.updateItem(basketId, itemId, quantity, options))
    : removeLine(store, key, itemId, (basketId, options) => client.removeItem(basketId, itemId, options))
}

function currentItem(basket: Basket | undefined, item: BasketItem): BasketItem {
  return basket?.productItems.find(({ itemId }) => itemId === item.itemId) ?? item
}
