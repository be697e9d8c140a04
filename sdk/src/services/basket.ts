import type { BasketsClient } from '../clients/baskets.ts'
import type { CallOptions } from '../http/call.ts'
import type { Basket, BasketLine } from '../model/basket.ts'
import { applyCoupon, type CouponOutcome } from './basket/apply-coupon.ts'
import { createBasketKeeper } from './basket/basket-keeper.ts'
import type { BasketShopper } from './basket/basket-shopper.ts'
import { changeBasket, removeLine, type BasketChange } from './basket/change-basket.ts'
import { createIntents } from './basket/intents.ts'
import { mergeAfterLogin, type BeforeLogin, type MergeOutcome } from './basket/merge-after-login.ts'
import { recoverBasket } from './basket/recover-basket.ts'
import { sendAgain } from './basket/send-again.ts'
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
  readonly upkeep: (options?: CallOptions) => Promise<Basket | undefined>
  /** Puts lines into the basket, which the first of them makes. */
  readonly add: (lines: readonly BasketLine[], options?: CallOptions) => Promise<Basket>
  /** Undefined when there is no basket any more, as for every change. */
  readonly update: (itemId: string, quantity: number, options?: CallOptions) => Promise<Basket | undefined>
  /** A line that is gone already is no failure. */
  readonly remove: (itemId: string, options?: CallOptions) => Promise<Basket | undefined>
  /** Puts another line in the place of one. */
  readonly upgrade: (itemId: string, line: BasketLine, options?: CallOptions) => Promise<UpgradeOutcome>
  readonly applyCoupon: (code: string, options?: CallOptions) => Promise<CouponOutcome>
  readonly removeCoupon: (couponItemId: string, options?: CallOptions) => Promise<Basket | undefined>
  /** Any other change, in order with the rest. */
  readonly change: (change: BasketChange, options?: CallOptions) => Promise<Basket | undefined>
  /** Takes the guest's basket along after a login; safe to repeat. */
  readonly mergeAfterLogin: (before: BeforeLogin, options?: CallOptions) => Promise<MergeOutcome>
}

/** What the basket service works with. */
export interface BasketServiceParts extends ServiceOptions {
  readonly client: BasketsClient
  readonly shopper: BasketShopper
  /** The currency the shopper pays in. */
  readonly currency: string
  /** A basket that is known from before, as from a session. */
  readonly basketId?: string | undefined
  /** Names an intent whose caller did not. */
  readonly newKey?: () => string
}

/** Makes the basket service of one shopper. */
export function createBasketService(parts: BasketServiceParts): BasketService {
  const { client, log, onDegraded, newKey = () => crypto.randomUUID() } = parts
  const keeper = createBasketKeeper(parts)
  const queue = createWriteQueue()
  const intents = <T>(operation: string) => createIntents<T>(operation, queue, newKey)
  const changes = (operation: string) => intents<Basket | undefined>(operation)
  const adding = intents<Basket>('add-basket-items')
  const upgrading = intents<UpgradeOutcome>('add-basket-items')
  const coupling = intents<CouponOutcome>('add-coupon')
  const merging = intents<MergeOutcome>('merge-baskets')
  const keeping = changes('get-basket')
  const updating = changes('update-basket-item')
  const removing = changes('remove-basket-item')
  const uncoupling = changes('remove-coupon')
  const changing = changes('update-basket')

  async function addOnce(lines: readonly BasketLine[], key: string): Promise<Basket> {
    const basketId = await keeper.ensure(key)
    return keeper.adopt(await sendAgain(() => client.addItems(basketId, lines, { idempotencyKey: key })))
  }

  return {
    current: options => keeper.read(options),
    upkeep: options =>
      keeping(options, async () => {
        const basket = await keeper.read()
        return basket && keeper.keepUp(basket)
      }),
    add: (lines, options) =>
      adding(options, key =>
        withRecovery(
          key,
          one => addOnce(lines, one),
          error => recoverBasket(keeper, error),
        ),
      ),
    update: (itemId, quantity, options) =>
      updating(options, key =>
        changeBasket(keeper, key, (basketId, one) => client.updateItem(basketId, itemId, quantity, one)),
      ),
    remove: (itemId, options) =>
      removing(options, key =>
        removeLine(keeper, key, itemId, (basketId, one) => client.removeItem(basketId, itemId, one)),
      ),
    upgrade: (itemId, line, options) =>
      upgrading(options, key => upgradeLine({ client, keeper, log, onDegraded }, key, itemId, line)),
    applyCoupon: (code, options) => coupling(options, key => applyCoupon(client, keeper, key, code)),
    removeCoupon: (couponItemId, options) =>
      uncoupling(options, key =>
        changeBasket(
          keeper,
          key,
          (basketId, one) => client.removeCoupon(basketId, couponItemId, one),
          ({ couponItems }) => couponItems.every(item => item.couponItemId !== couponItemId),
        ),
      ),
    change: (change, options) => changing(options, key => changeBasket(keeper, key, change)),
    mergeAfterLogin: (before, options) =>
      merging(options, key => mergeAfterLogin({ client, keeper, log, onDegraded }, key, before)),
  }
}
