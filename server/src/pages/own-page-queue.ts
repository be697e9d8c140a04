import type { ActionRequest } from '@wallart/client/framework/action.ts'
import type { AppContext } from '../app-context.ts'
import type { Visitor } from '../limits/address-queue.ts'
import { QueueFullError } from '../limits/queue-full-error.ts'
import { runInQueues } from '../limits/run-in-queues.ts'

export type TakeTurn = ActionRequest['takeTurn']

/** They need the basket, and nothing that accounts alone have. */
const OF_CART =
  /^\/(?:cart|checkout|gallery-wall|gift-cards|frame-my-photos|customizer|orders\/buy-again)(?:\/|$)/

/** What sign-ins, accounts, the lookup of orders and messages to the shop need: each service may hang by itself. */
const OF_SIGN_IN = /^\/(?:login|callback|reset-password|submit-password-reset)(?:\/|$)/
const OF_REGISTRATION = /^\/(?:registration|b2b_registration|order-confirmation\/account)(?:\/|$)/
const OF_LOOKUP = /^\/orders(?:\/|$)/
const OF_CONTACT = /^\/help\/contact$/

/** A fresh one is refused at once, as a shopper would wait in vain behind so many. */
const MOST_ADDRESSES_WAITING = 300

/** These need a service besides the basket's. */
const OF_CHECKOUT = /^\/(?:checkout(?:\/|$)|cart\/(?:estimate|shipping-method)$)/
const OF_ADDITIONS = /^\/(?:cart\/(?:items|upgrade)$|(?:gallery-wall|customizer|orders\/buy-again)(?:\/|$))/
const OF_PHOTOS = /^\/frame-my-photos(?:\/delete)?$/
const OF_BALANCE = /^\/gift-cards\/balance$/

type Queues = Pick<
  AppContext,
  | 'ownQueue'
  | 'accountQueue'
  | 'signInQueue'
  | 'registrationQueue'
  | 'lookupQueue'
  | 'contactQueue'
  | 'photoQueue'
  | 'balanceQueue'
  | 'checkoutQueue'
  | 'additionQueue'
  | 'bulkQueue'
  | 'ownWaitMs'
>

interface Waiting {
  readonly visitor: Visitor
  readonly signal: AbortSignal
  /** Of the page or form that is waited for. */
  readonly path: string
  readonly isForm?: boolean
  /** Adds many works at once. */
  readonly isBulk?: boolean
}

/**
 * The queue of what is a shopper's own: all but carts have a share of its places, and what needs a service that may hang
 * by itself a share of that: forms that sign in, register, look an order up or send a message, photos and balances of
 * gift cards, the steps of the checkout, and what adds works.
 */
export function ownPageQueue(
  queues: Queues,
  { visitor, signal, path, isForm = false, isBulk = false }: Waiting,
): TakeTurn {
  const { ownQueue, accountQueue, signInQueue, registrationQueue, lookupQueue, ownWaitMs } = queues
  // An upload is sent as slowly as its line is, and is counted apart.
  const isUpload = isForm && path === '/frame-my-photos'
  const ofPath = OF_CART.test(path)
    ? [
        ...(OF_PHOTOS.test(path) && !isUpload ? [queues.photoQueue] : []),
        ...(OF_BALANCE.test(path) ? [queues.balanceQueue] : []),
        ...(OF_CHECKOUT.test(path) ? [queues.checkoutQueue] : []),
        ...(OF_ADDITIONS.test(path) ? [queues.additionQueue] : []),
        ownQueue,
      ]
    : [
        ...(isForm && OF_SIGN_IN.test(path) ? [signInQueue] : []),
        ...(isForm && OF_REGISTRATION.test(path) ? [registrationQueue] : []),
        ...(isForm && OF_LOOKUP.test(path) ? [lookupQueue] : []),
        ...(isForm && OF_CONTACT.test(path) ? [queues.contactQueue] : []),
        accountQueue,
        ownQueue,
      ]
  const own = isBulk ? [queues.bulkQueue, ...ofPath] : ofPath
  return async job => {
    if (own.some(queue => queue.waiting() >= MOST_ADDRESSES_WAITING))
      throw new QueueFullError('too many wait already')
    return runInQueues(own, visitor, { signal, waitMs: ownWaitMs }, job)
  }
}
