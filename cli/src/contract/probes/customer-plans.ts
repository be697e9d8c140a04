import { addCustomerPaymentInstrumentContract } from '@wallart/sdk/contracts/add-customer-payment-instrument'
import { addProductListItemContract } from '@wallart/sdk/contracts/add-product-list-item'
import { createProductListContract } from '@wallart/sdk/contracts/create-product-list'
import { customerContract } from '@wallart/sdk/contracts/customer'
import { customerAddressContract } from '@wallart/sdk/contracts/customer-address'
import { getCustomerBasketsContract } from '@wallart/sdk/contracts/get-customer-baskets'
import { getProductListsContract } from '@wallart/sdk/contracts/get-product-lists'
import { emptyContract } from '@wallart/sdk/contracts/empty'
import type { Operation } from '@wallart/sdk/operations/operation'
import { addCustomerAddress } from '@wallart/sdk/operations/add-customer-address'
import { addCustomerPaymentInstrument } from '@wallart/sdk/operations/add-customer-payment-instrument'
import { addProductListItem } from '@wallart/sdk/operations/add-product-list-item'
import { changePassword } from '@wallart/sdk/operations/change-password'
import { createProductList } from '@wallart/sdk/operations/create-product-list'
import { getCustomer } from '@wallart/sdk/operations/get-customer'
import { getCustomerBaskets } from '@wallart/sdk/operations/get-customer-baskets'
import { getProductLists } from '@wallart/sdk/operations/get-product-lists'
import { registerCustomer } from '@wallart/sdk/operations/register-customer'
import { removeCustomerAddress } from '@wallart/sdk/operations/remove-customer-address'
import { removeCustomerPaymentInstrument } from '@wallart/sdk/operations/remove-customer-payment-instrument'
import { removeProductListItem } from '@wallart/sdk/operations/remove-product-list-item'
import { updateCustomer } from '@wallart/sdk/operations/update-customer'
import { updateCustomerAddress } from '@wallart/sdk/operations/update-customer-address'
import type { Scene } from '../known.ts'
import { planOf, type Plan, type PlanParts } from '../plan.ts'
import { complainIf } from '../rules/complain.ts'
import { asCustomer, asGuest, NOBODY, positive, refused, withoutToken } from './ask.ts'

const IDS = { addressName: NOBODY, listId: NOBODY, itemId: NOBODY, paymentInstrumentId: NOBODY }
const own = (scene: Scene) => asCustomer(scene, { customerId: scene.known.customerId ?? NOBODY, ...IDS })
const stranger = (scene: Scene) => asCustomer(scene, { customerId: NOBODY, ...IDS })
const ownOfGuest = (scene: Scene) => asGuest(scene, { customerId: scene.known.guestId ?? NOBODY })
const notYours = refused('somebody else', [404, 403], stranger, {
  needs: ['customerToken'],
  kind: 'security',
  dialect: 'problem',
})

const WRITES: readonly PlanParts<unknown>[] = [
  ...write(addCustomerAddress, customerAddressContract, ['address book']),
  ...write(updateCustomerAddress, customerAddressContract, ['address book']),
  ...write(addCustomerPaymentInstrument, addCustomerPaymentInstrumentContract, ['wallet']),
  ...write(createProductList, createProductListContract, ['favourites']),
  ...write(addProductListItem, addProductListItemContract, ['favourites']),
  ...write(updateCustomer, customerContract, ['profile']),
  ...write(changePassword, emptyContract, []),
  ...write(removeCustomerAddress, emptyContract, []),
  ...write(removeCustomerPaymentInstrument, emptyContract, []),
  ...write(removeProductListItem, emptyContract, []),
]

/** The account of a customer: who it is, its addresses, cards, favourites and baskets. */
export const CUSTOMER_PLANS: readonly Plan[] = [
  planOf({
    operation: getCustomer,
    contract: customerContract,
    readBy: ['account pages'],
    rules: [
      {
        name: 'asked-for customer',
        check: ({ customerId }, { call }) =>
          complainIf(customerId !== call.path?.['customerId'], '/customerId', 'the answer is somebody else', {
            kind: 'security',
            severity: 'critical',
          }),
      },
    ],
    probes: [positive('the account', own, { needs: ['customerToken'] }), notYours, withoutToken(own)],
  }),
  planOf({
    operation: getCustomerBaskets,
    contract: getCustomerBasketsContract,
    readBy: ['cart'],
    rules: [
      {
        name: 'total',
        check: ({ baskets, total }) =>
          complainIf(total !== baskets.length, '/total', 'the total is not the number of baskets'),
      },
    ],
    teaches: ({ baskets: [first] }) => (first ? { basketId: first.basketId } : {}),
    probes: [
      positive('those of the guest', ownOfGuest, { needs: ['guestToken'] }),
      positive('those of the customer', own, { needs: ['customerToken'], kind: 'edge' }),
      notYours,
      withoutToken(ownOfGuest),
    ],
  }),
  planOf({
    operation: getProductLists,
    contract: getProductListsContract,
    readBy: ['favourites'],
    probes: [positive('the lists', own, { needs: ['customerToken'] }), notYours, withoutToken(own)],
  }),
  planOf({
    operation: registerCustomer,
    contract: customerContract,
    readBy: ['registration'],
    probes: [
      refused('nothing filled in', 400, scene => ({ ...asGuest(scene), body: {} }), {
        needs: ['guestToken'],
        dialect: 'problem',
      }),
      withoutToken(scene => ({ ...asGuest(scene), body: {} })),
    ],
  }),
  ...WRITES.map(planOf),
]

function write(
  operation: Operation,
  contract: PlanParts<unknown>['contract'],
  readBy: readonly string[],
): readonly PlanParts<unknown>[] {
  const body = (scene: Scene) => ({ ...own(scene), ...(operation.body && { body: {} }) })
  const elsewhere = (scene: Scene) => ({ ...stranger(scene), ...(operation.body && { body: {} }) })
  return [
    {
      operation,
      contract,
      readBy,
      unread: readBy.length === 0,
      probes: [
        refused('somebody else', [404, 403, 400], elsewhere, {
          needs: ['customerToken'],
          kind: 'security',
          dialect: 'problem',
        }),
        withoutToken(body),
      ],
    },
  ]
}
