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
import { updateCustomerPaymentInstrument } from '@wallart/sdk/operations/update-customer-payment-instrument'
import { updateCustomerAddress } from '@wallart/sdk/operations/update-customer-address'
import type { SiteContext } from '../model/site-context.ts'
import { createPlan, type Plan, type PlanDefinition } from '../model/plan.ts'
import { issueIf } from '../rules/issue-if.ts'
import { WRITTEN_ACCOUNT_ADDRESS, WRITTEN_LIST_ITEM, WRITTEN_NAME } from '../rules/written-rules.ts'
import {
  asCustomer,
  asGuest,
  UNKNOWN_ID,
  positiveProbe,
  negativeProbe,
  unauthenticatedProbe,
} from './probe-builders.ts'

const IDS = {
  addressName: UNKNOWN_ID,
  listId: UNKNOWN_ID,
  itemId: UNKNOWN_ID,
  paymentInstrumentId: UNKNOWN_ID,
}
const ownAccount = (context: SiteContext) =>
  asCustomer(context, { customerId: context.known.customerId ?? UNKNOWN_ID, ...IDS })
const otherAccount = (context: SiteContext) => asCustomer(context, { customerId: UNKNOWN_ID, ...IDS })
const guestAccount = (context: SiteContext) =>
  asGuest(context, { customerId: context.known.guestId ?? UNKNOWN_ID })
const otherCustomerProbe = negativeProbe('another customer', [404, 403], otherAccount, {
  needs: ['customerToken'],
  kind: 'security',
  dialect: 'problem',
})

const WRITE_PLANS: readonly PlanDefinition<unknown>[] = [
  ...writePlan(addCustomerAddress, customerAddressContract, ['address book'], [WRITTEN_ACCOUNT_ADDRESS]),
  ...writePlan(updateCustomerAddress, customerAddressContract, ['address book'], [WRITTEN_ACCOUNT_ADDRESS]),
  ...writePlan(addCustomerPaymentInstrument, addCustomerPaymentInstrumentContract, ['wallet']),
  ...writePlan(updateCustomerPaymentInstrument, addCustomerPaymentInstrumentContract, ['wallet']),
  ...writePlan(createProductList, createProductListContract, ['favourites']),
  ...writePlan(addProductListItem, addProductListItemContract, ['favourites'], [WRITTEN_LIST_ITEM]),
  ...writePlan(updateCustomer, customerContract, ['profile'], [WRITTEN_NAME]),
  ...writePlan(changePassword, emptyContract, []),
  ...writePlan(removeCustomerAddress, emptyContract, []),
  ...writePlan(removeCustomerPaymentInstrument, emptyContract, []),
  ...writePlan(removeProductListItem, emptyContract, []),
]

export const CUSTOMER_PLANS: readonly Plan[] = [
  createPlan({
    operation: getCustomer,
    contract: customerContract,
    readBy: ['account pages'],
    rules: [
      {
        name: 'asked-for customer',
        check: ({ customerId }, { call }) =>
          issueIf(
            customerId !== call.path?.['customerId'],
            '/customerId',
            'the response belongs to another customer',
            {
              kind: 'security',
              severity: 'critical',
            },
          ),
      },
    ],
    probes: [
      positiveProbe('the account', ownAccount, { needs: ['customerToken'] }),
      otherCustomerProbe,
      unauthenticatedProbe(ownAccount),
    ],
  }),
  createPlan({
    operation: getCustomerBaskets,
    contract: getCustomerBasketsContract,
    readBy: ['cart'],
    rules: [
      {
        name: 'total',
        check: ({ baskets, total }) =>
          issueIf(total !== baskets.length, '/total', 'the total differs from the number of baskets'),
      },
    ],
    provides: ({ baskets: [first] }, { siteContext, call }) =>
      first && call.path?.['customerId'] === siteContext.known.guestId ? { basketId: first.basketId } : {},
    probes: [
      positiveProbe('those of the guest', guestAccount, { needs: ['guestToken'] }),
      positiveProbe('those of the customer', ownAccount, { needs: ['customerToken'], kind: 'edge' }),
      otherCustomerProbe,
      unauthenticatedProbe(guestAccount),
    ],
  }),
  createPlan({
    operation: getProductLists,
    contract: getProductListsContract,
    readBy: ['favourites'],
    probes: [
      positiveProbe('the lists', ownAccount, { needs: ['customerToken'] }),
      otherCustomerProbe,
      unauthenticatedProbe(ownAccount),
    ],
  }),
  createPlan({
    operation: registerCustomer,
    contract: customerContract,
    readBy: ['registration'],
    probes: [
      negativeProbe('nothing filled in', 400, context => ({ ...asGuest(context), body: {} }), {
        needs: ['guestToken'],
        dialect: 'problem',
      }),
      unauthenticatedProbe(context => ({ ...asGuest(context), body: {} })),
    ],
  }),
  ...WRITE_PLANS.map(createPlan),
]

function writePlan(
  operation: Operation,
  contract: PlanDefinition<unknown>['contract'],
  readBy: readonly string[],
  rules: PlanDefinition<unknown>['rules'] = [],
): readonly PlanDefinition<unknown>[] {
  const ownCall = (context: SiteContext) => ({ ...ownAccount(context), ...(operation.body && { body: {} }) })
  const otherCustomerCall = (context: SiteContext) => ({
    ...otherAccount(context),
    ...(operation.body && { body: {} }),
  })
  return [
    {
      operation,
      contract,
      readBy,
      rules,
      ignoresBody: readBy.length === 0,
      probes: [
        negativeProbe('another customer', [404, 403, 400], otherCustomerCall, {
          needs: ['customerToken'],
          kind: 'security',
          dialect: 'problem',
        }),
        unauthenticatedProbe(ownCall),
      ],
    },
  ]
}
