import { addBasketPayment } from '@wallart/sdk/operations/add-basket-payment'
import { createOrder } from '@wallart/sdk/operations/create-order'
import { getGiftCertificate } from '@wallart/sdk/operations/get-gift-certificate'
import { getPasswordlessToken } from '@wallart/sdk/operations/get-passwordless-token'
import { getPhotoProduct } from '@wallart/sdk/operations/get-photo-product'
import { getPhotos } from '@wallart/sdk/operations/get-photos'
import { getShippingMethods } from '@wallart/sdk/operations/get-shipping-methods'
import { logIn } from '@wallart/sdk/operations/log-in'
import type { Operation } from '@wallart/sdk/operations/operation'
import { registerCustomer } from '@wallart/sdk/operations/register-customer'
import { removeBasketPayment } from '@wallart/sdk/operations/remove-basket-payment'
import { removePhoto } from '@wallart/sdk/operations/remove-photo'
import { requestPasswordReset } from '@wallart/sdk/operations/request-password-reset'
import { setBillingAddress } from '@wallart/sdk/operations/set-billing-address'
import { setShippingAddress } from '@wallart/sdk/operations/set-shipping-address'
import { setShippingMethod } from '@wallart/sdk/operations/set-shipping-method'
import { startPasswordlessLogin } from '@wallart/sdk/operations/start-passwordless-login'
import { updateBasketCustomer } from '@wallart/sdk/operations/update-basket-customer'
import { updateBasketPayment } from '@wallart/sdk/operations/update-basket-payment'
import { ownPlaces } from '../config/own-places.ts'

const KINDS: readonly (readonly [string, readonly Operation[]])[] = [
  // They take the places of forms that sign in, and may hang where guests still get tokens.
  ['sign-ins', [logIn, getPasswordlessToken]],
  ['letters', [startPasswordlessLogin, requestPasswordReset]],
  ['registrations', [registerCustomer]],
  ['photos', [getPhotos, getPhotoProduct, removePhoto]],
  ['balances', [getGiftCertificate]],
]

const KIND_BY_ID: ReadonlyMap<string, string> = new Map(
  KINDS.flatMap(([kind, operations]) => operations.map(({ id }) => [id, kind] as const)),
)

/** Carriers, payments and orders may hang each by itself, and one that answers would hide another that does not. */
const CHECKOUT: ReadonlySet<string> = new Set(
  [
    updateBasketCustomer,
    setShippingAddress,
    getShippingMethods,
    setShippingMethod,
    setBillingAddress,
    addBasketPayment,
    updateBasketPayment,
    removeBasketPayment,
    createOrder,
  ].map(({ id }) => id),
)

export function isCheckoutCall(id: string): boolean {
  return CHECKOUT.has(id)
}

/** What fails together, for which there is a circuit: a service that refuses writes, as on a full disk, is read on, and reads need tokens. */
export function callKind({ id, effect, path, service }: Operation): string {
  if (isCheckoutCall(id)) return id
  const known = KIND_BY_ID.get(id)
  if (known) return known
  if (path.startsWith('/shopper/auth/')) return 'tokens'
  if (service === 'orders') return 'lookups'
  return effect === 'read' ? 'reads' : 'writes'
}

/** In how many places it may hang at once. */
export function placesOf(kind: string, ownPagesAtOnce: number): number {
  if (['reads', 'writes', 'tokens'].includes(kind)) return ownPagesAtOnce
  const { checkouts, ofService } = ownPlaces(ownPagesAtOnce)
  return isCheckoutCall(kind) ? checkouts : ofService
}
