import type { BasketsClient } from '../clients/baskets.ts'
import { ConfigError } from '../errors/config-error.ts'
import { checkedCalls, type NeededArguments } from '../http/checked-calls.ts'
import type { CallOptions, WriteOptions } from '../http/call.ts'
import { requireOptions } from './set-up/require-options.ts'
import type { Basket, BasketLine } from '../model/basket.ts'
import { applyCoupon, type CouponOutcome } from './basket/apply-coupon.ts'
import { createBasketStore } from './basket/basket-store.ts'
import type { BasketShopper } from './basket/basket-shopper.ts'
import { changeBasket, removeLine, type BasketChange } from './basket/change-basket.ts'
import { createDedupedWrite } from './basket/deduped-write.ts'
import { mergeAfterLogin, type BeforeLogin, type MergeOutcome } from './basket/merge-after-login.ts'
import { recoverBasket } from './basket/recover-basket.ts'
import { retryOnce } from './basket/retry-once.ts'
import { upgradeLine, type UpgradeOutcome } from './basket/upgrade-line.ts'
import { withRecovery } from './basket/with-recovery.ts'
import { createWriteQueue } from './basket/write-queue.ts'
import type { ServiceOptions } from './service-options.ts'

export type { CouponOutcome } from './basket/apply-coupon.ts'
export type { BasketShopper } from './basket/basket-shopper.ts'
export type { BasketChange } from './basket/change-basket.ts'
export type { BeforeLogin, MergeOutcome } from './basket/merge-after-login.ts'
export type { UpgradeOutcome } from './basket/upgrade-line.ts'

/** One shopper's basket, whose writes happen one after the other, each intent once. */
export interface BasketService {
  /** The basket as it is now; undefined before the first add. */
  readonly current: (options?: CallOptions) => Promise<Basket | undefined>
  /** The basket with currency and e-mail brought up to date; what fails of that waits for the next time. */
  readonly sync: (options?: WriteOptions) => Promise<Basket | undefined>
  /** Adds lines to the basket, which the first of them creates. */
  readonly add: (lines: readonly BasketLine[], options?: WriteOptions) => Promise<Basket>
  /** Undefined when there is no basket any more, as for every change. */
  readonly update: (itemId: string, quantity: number, options?: WriteOptions) => Promise<Basket | undefined>
  /** A line that is already removed is no error. */
  readonly remove: (itemId: string, options?: WriteOptions) => Promise<Basket | undefined>
  /** Replaces a line by another one. */
  readonly upgrade: (itemId: string, line: BasketLine, options?: WriteOptions) => Promise<UpgradeOutcome>
  /** Adds a coupon code, or says why it does not apply. */
  readonly applyCoupon: (code: string, options?: WriteOptions) => Promise<CouponOutcome>
  /** Removes a coupon by the id of its entry in the basket. */
  readonly removeCoupon: (couponItemId: string, options?: WriteOptions) => Promise<Basket | undefined>
  /** Any other change, in order with the rest. */
  readonly change: (
    change: BasketChange,
    options?: WriteOptions,
    /** Whether a change that finds nothing to change any more is none to fail for. */
    isDone?: (basket: Basket) => boolean,
  ) => Promise<Basket | undefined>
  /** The basket, which is created where there is none. */
  readonly ensure: (options?: WriteOptions) => Promise<Basket>
  /** Takes the guest's basket along after a login; safe to repeat. */
  readonly mergeAfterLogin: (before: BeforeLogin, options?: WriteOptions) => Promise<MergeOutcome>
}

/** What the basket service works with. */
export interface BasketServiceOptions extends ServiceOptions {
  readonly client: BasketsClient
  readonly shopper: BasketShopper
  /** The currency the shopper pays in. */
  readonly currency: string
  /** A basket that is known from before, as from a session. */
  readonly basketId?: string | undefined
  /** Creates the idempotency key of a call without one. */
  readonly newKey?: () => string
}

const NEEDED: NeededArguments<BasketService> = {
  add: ['lines:array:productId,quantity'],
  update: ['itemId:string', 'quantity:number'],
  remove: ['itemId:string'],
  upgrade: ['itemId:string', 'line:object:productId,quantity'],
  applyCoupon: ['code:string'],
  removeCoupon: ['couponItemId:string'],
  change: ['change:function'],
  mergeAfterLogin: ['before:object'],
}

/**
 * Creates the basket service of one shopper.
 * @example
 * const service = createBasketService({ client: baskets, shopper, currency: 'USD', log })
 * await service.add([line], { idempotencyKey: clickId })
 */
export function createBasketService(dependencies: BasketServiceOptions): BasketService {
  requireOptions('createBasketService', dependencies, [
    'client.addItems()',
    'shopper.customer()',
    'shopper.baskets()',
    'currency',
    'log.warn()',
  ])
  const { client, log, onDegraded, newKey = () => crypto.randomUUID() } = dependencies
  const store = createBasketStore(dependencies)
  const queue = createWriteQueue()
  const dedupedWrite = <T>(operation: string) => createDedupedWrite<T>(operation, queue, newKey)
  const dedupedChange = (operation: string) => dedupedWrite<Basket | undefined>(operation)
  const runAddItems = dedupedWrite<Basket>('add-basket-items')
  const runUpgradeItem = dedupedWrite<UpgradeOutcome>('add-basket-items')
  const runEnsure = dedupedWrite<Basket>('create-basket')
  const runAddCoupon = dedupedWrite<CouponOutcome>('add-coupon')
  const runMerge = dedupedWrite<MergeOutcome>('merge-baskets')
  const runSync = dedupedChange('get-basket')
  const runUpdateItem = dedupedChange('update-basket-item')
  const runRemoveItem = dedupedChange('remove-basket-item')
  const runRemoveCoupon = dedupedChange('remove-coupon')
  const runChange = dedupedChange('update-basket')

  async function addLines(lines: readonly BasketLine[], key: string, attempt: number): Promise<Basket> {
    // The key of a basket that is gone would answer with that basket again.
    const basketId = await store.ensureId(attempt === 1 ? key : `${key}.${attempt}`)
    return store.adopt(await retryOnce(() => client.addItems(basketId, lines, { idempotencyKey: key })))
  }

  return checkedCalls(NEEDED, {
    current: options => (options ? store.read(options) : store.current()),
    sync: options =>
      runSync(options, async () => {
        const basket = await store.current()
        return basket && store.sync(basket)
      }),
    add: (lines, options) =>
      withQuantities('add', lines, () =>
        runAddItems(options, key =>
          withRecovery(
            attempt => addLines(lines, key, attempt),
            error => recoverBasket(store, error),
          ),
        ),
      ),
    update: (itemId, quantity, options) =>
      withQuantities('update', [{ quantity }], () =>
        runUpdateItem(options, key =>
          changeBasket(store, key, (basketId, callOptions) =>
            client.updateItem(basketId, itemId, quantity, callOptions),
          ),
        ),
      ),
    remove: (itemId, options) =>
      runRemoveItem(options, key =>
        removeLine(store, key, itemId, (basketId, callOptions) =>
          client.removeItem(basketId, itemId, callOptions),
        ),
      ),
    upgrade: (itemId, line, options) =>
      withQuantities('upgrade', [line], () =>
        runUpgradeItem(options, key => upgradeLine({ client, store, log, onDegraded }, key, itemId, line)),
      ),
    applyCoupon: (code, options) => runAddCoupon(options, key => applyCoupon(client, store, key, code)),
    removeCoupon: (couponItemId, options) =>
      runRemoveCoupon(options, key =>
        changeBasket(
          store,
          key,
          (basketId, callOptions) => client.removeCoupon(basketId, couponItemId, callOptions),
          ({ couponItems }) => couponItems.every(item => item.couponItemId !== couponItemId),
        ),
      ),
    change: (change, options, isDone) => runChange(options, key => changeBasket(store, key, change, isDone)),
    ensure: options => runEnsure(options, key => store.ensure(key)),
    mergeAfterLogin: (before, options) =>
      runMerge(options, key => mergeAfterLogin({ client, store, log, onDegraded }, key, before)),
  })
}

function withQuantities<T>(
  caller: string,
  lines: readonly Pick<BasketLine, 'quantity'>[],
  write: () => Promise<T>,
): Promise<T> {
  const isWhole = lines.every(({ quantity }) => Number.isInteger(quantity) && quantity > 0)
  if (lines.length > 0 && isWhole) return write()
  return Promise.reject(
    new ConfigError(`${caller} needs ${isWhole ? 'a line' : 'each quantity as a whole number from 1'}.`),
  )
}
