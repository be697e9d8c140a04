import type { BasketsClient } from '../../clients/baskets.ts'
import { ContractError } from '../../errors/contract-error.ts'
import type { Basket, BasketItem, BasketLine } from '../../model/basket.ts'
import type { Message, Result } from '../../model/message.ts'
import { ITEM_NOT_IN_CART } from '../../rules/texts/cart-texts.ts'
import { withFallback } from '../fallback/with-fallback.ts'
import type { ServiceOptions } from '../service-options.ts'
import { findAddedItem, matchesLine, type AddedItem } from './find-added-item.ts'
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
  /** The key that has added it. */
  readonly key: string
}

/**
 * Puts the new line in and takes the old one out; when that fails the new one is taken out again. The same key may be
 * sent after any failure.
 */
export async function upgradeLine(
  dependencies: UpgradeDependencies,
  key: string,
  itemId: string,
  line: BasketLine,
): Promise<UpgradeOutcome> {
  const { store } = dependencies
  const added = await addNewLine(dependencies, key, itemId, line)
  if (!added) return { ok: false, error: ITEM_NOT_IN_CART }
  const { item } = added
  const complete = async (read: Basket | undefined): Promise<UpgradeOutcome> => {
    const isWhole = !read || item.itemId === itemId || quantityOf(read, item) > added.quantityBefore
    const basket = isWhole ? read : await putBack(dependencies, added.key, read, line)
    return { ok: true, value: { basket: basket ?? added.basket, item: currentItem(basket, line, item) } }
  }
  let removed: Basket | undefined
  try {
    removed = await removeOldLine(dependencies, itemId, added)
  } catch (error) {
    removed = await withFallback(() => store.read(), undefined, dependencies, NOT_READ)
    if (removed && hasLine(removed, itemId)) await rollBack(dependencies, itemId, line, added)
    if (!removed || hasLine(removed, itemId)) throw error
  }
  return complete(removed)
}

/** So often an upgrade may be rolled back and sent again under its key. */
const MOST_TRIES = 30

const NOT_READ = 'the basket of an upgrade could not be read'

async function addNewLine(
  dependencies: UpgradeDependencies,
  key: string,
  itemId: string,
  line: BasketLine,
): Promise<AddedLine | undefined> {
  const { client, store } = dependencies
  // A key is used up whose line was taken out again: each request finds what the ones before it have added.
  for (let tries = 1; tries <= MOST_TRIES; tries++) {
    const addKey = tries === 1 ? key : `${key}.add${tries}`
    const sent = await withRecovery(
      () => sendNewLine(dependencies, addKey, itemId, line),
      error => recoverBasket(store, error),
    )
    if (!sent) return undefined
    const { before, answer } = sent
    // The answer to a key that was used up tells of a line that may have been taken out since.
    const basket = await client.get(before.basketId).catch(async (error: unknown) => {
      const added = findAddedItem(before, answer, line)
      if (added) await rollBack(dependencies, itemId, line, { ...added, key: addKey })
      throw error
    })
    store.adopt(basket)
    const addedItem = findAddedItem(before, basket, line) ?? findAddedBefore(answer, basket, line)
    if (addedItem) return { ...addedItem, basket, key: addKey }
  }
  const issue = { pointer: '/productItems', message: 'lacks the added line' }
  throw new ContractError([issue], { operation: 'add-basket-items' })
}

interface SentLine {
  readonly before: Basket
  readonly answer: Basket
}

async function sendNewLine(
  dependencies: UpgradeDependencies,
  key: string,
  itemId: string,
  line: BasketLine,
): Promise<SentLine | undefined> {
  const { client, store } = dependencies
  const before = await store.read()
  if (!before || !hasLine(before, itemId)) return undefined
  try {
    const answer = await retryOnce(() => client.addItems(before.basketId, [line], { idempotencyKey: key }))
    return { before, answer }
  } catch (error) {
    // What answered with a failure may have been done.
    const answer = await withFallback(() => client.get(before.basketId), undefined, dependencies, NOT_READ)
    const added = answer && findAddedItem(before, answer, line)
    if (!added || !matchesLine(added.item, line)) throw error
    return { before, answer }
  }
}

/** A line that an earlier request under the same key has added, and that is still there. */
function findAddedBefore(answer: Basket, basket: Basket, line: BasketLine): AddedItem | undefined {
  const added = answer.productItems.findLast(item => matchesLine(item, line))
  const item = basket.productItems.find(each => each.itemId === added?.itemId)
  if (!added || !item || item.quantity < added.quantity) return undefined
  return { item, quantityBefore: item.quantity - line.quantity }
}

// An upgrade to the same product lands in the old line itself, of which only the new pieces stay.
function removeOldLine(
  dependencies: UpgradeDependencies,
  itemId: string,
  { key, item, quantityBefore }: AddedLine,
): Promise<Basket | undefined> {
  if (item.itemId === itemId)
    return setQuantity(dependencies, `${key}.remove`, item, item.quantity - quantityBefore)
  return removeLine(dependencies.store, `${key}.remove`, itemId, (basketId, options) =>
    dependencies.client.removeItem(basketId, itemId, options),
  )
}

async function rollBack(
  dependencies: UpgradeDependencies,
  itemId: string,
  line: BasketLine,
  { key, item, quantityBefore }: Omit<AddedLine, 'basket'>,
): Promise<void> {
  const basket = await withFallback(
    () => setQuantity(dependencies, `${key}.undo`, item, quantityBefore),
    undefined,
    dependencies,
    'both lines of an upgrade are in the basket',
  )
  if (basket && !hasLine(basket, itemId)) await putBack(dependencies, key, basket, line)
}

/** Of two requests for one upgrade, one may roll back what the other finishes: the last finds neither line. */
async function putBack(
  { client, store }: UpgradeDependencies,
  key: string,
  { basketId }: Basket,
  line: BasketLine,
): Promise<Basket> {
  return store.adopt(
    await retryOnce(() => client.addItems(basketId, [line], { idempotencyKey: `${key}.back` })),
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

const hasLine = ({ productItems }: Basket, itemId: string) =>
  productItems.some(item => item.itemId === itemId)

const quantityOf = ({ productItems }: Basket, { itemId }: BasketItem) =>
  productItems.find(each => each.itemId === itemId)?.quantity ?? 0

function currentItem(basket: Basket | undefined, line: BasketLine, item: BasketItem): BasketItem {
  const items = basket?.productItems ?? []
  return (
    items.find(({ itemId }) => itemId === item.itemId) ??
    items.findLast(each => matchesLine(each, line)) ??
    item
  )
}
