import { HttpError, newProductListItem, SdkError, type CustomerAddress, type ProductList } from '@wallart/sdk'
import { createAccountsClient } from '@wallart/sdk/clients/accounts'
import { createCustomerAddressesClient } from '@wallart/sdk/clients/customer-addresses'
import { createCustomerCardsClient } from '@wallart/sdk/clients/customer-cards'
import { createListsClient } from '@wallart/sdk/clients/lists'
import { addCustomerPaymentInstrumentContract } from '@wallart/sdk/contracts/add-customer-payment-instrument'
import { addProductListItemContract } from '@wallart/sdk/contracts/add-product-list-item'
import { createProductListContract } from '@wallart/sdk/contracts/create-product-list'
import { customerContract } from '@wallart/sdk/contracts/customer'
import { customerAddressContract } from '@wallart/sdk/contracts/customer-address'
import { getProductListsContract } from '@wallart/sdk/contracts/get-product-lists'
import { emptyContract } from '@wallart/sdk/contracts/empty'
import type { Http } from '@wallart/sdk/http'
import { addCustomerAddress } from '@wallart/sdk/operations/add-customer-address'
import { addCustomerPaymentInstrument } from '@wallart/sdk/operations/add-customer-payment-instrument'
import { addProductListItem } from '@wallart/sdk/operations/add-product-list-item'
import { getCustomer } from '@wallart/sdk/operations/get-customer'
import { getProductLists } from '@wallart/sdk/operations/get-product-lists'
import { removeCustomerAddress } from '@wallart/sdk/operations/remove-customer-address'
import { removeCustomerPaymentInstrument } from '@wallart/sdk/operations/remove-customer-payment-instrument'
import { removeProductListItem } from '@wallart/sdk/operations/remove-product-list-item'
import { updateCustomerPaymentInstrument } from '@wallart/sdk/operations/update-customer-payment-instrument'
import { updateCustomerAddress } from '@wallart/sdk/operations/update-customer-address'
import type { KnownValues } from '../model/site-context.ts'
import { withCleanup } from './with-cleanup.ts'
import { CHECK_ITEM_PRIORITY, CHECK_ID_PREFIX, SAMPLE_ADDRESS, SAMPLE_CARD } from './samples.ts'
import type { Scenario, ScenarioContext } from './scenario.ts'

const empty = emptyContract

export function createScenarioLists(http: Http, { scope }: ScenarioContext) {
  return createListsClient(http, {
    ...scope,
    contracts: {
      lists: getProductListsContract,
      list: createProductListContract,
      newItem: addProductListItemContract,
      empty,
    },
  })
}

export const ADDRESS: Scenario = {
  name: 'address',
  kind: 'undoable',
  covers: [addCustomerAddress, updateCustomerAddress, removeCustomerAddress],
  alsoCalls: [getCustomer],
  needs: ['customerToken', 'customerId'],
  async run(context) {
    const { customer, scope, siteContext, runId, undo } = context
    const { customerId = '' } = siteContext.known
    const addresses = createCustomerAddressesClient(customer, {
      ...scope,
      contracts: {
        address: customerAddressContract,
        empty,
      },
    })
    const address = { ...SAMPLE_ADDRESS, addressId: CHECK_ID_PREFIX + runId }
    let isRefused = false
    let added: CustomerAddress | undefined
    undo(`an address (${address.addressId})`, async () => {
      if (isRefused) return
      await addresses.remove(customerId, address.addressId)
      if (added) await expectNoAddress(added, context)
    })
    try {
      added = await addresses.add(customerId, address)
    } catch (error) {
      isRefused = error instanceof HttpError
      throw error
    }
    // Of another format than the street before, so that the pseudonyms of a recorded run tell them apart.
    await addresses.update(customerId, { ...address, addressLine1: '22 Nowhere Street' })
  },
}

async function expectNoAddress({ addressId }: CustomerAddress, context: ScenarioContext): Promise<void> {
  const { customer, scope, siteContext, expectEffect, markRemaining } = context
  const accounts = createAccountsClient(customer, {
    ...scope,
    contracts: { customer: customerContract, empty },
  })
  try {
    const account = await accounts.get(siteContext.known.customerId ?? '')
    const isGone = account.addresses.every(each => each.addressId !== addressId)
    expectEffect(removeCustomerAddress, isGone, { pointer: '', message: 'what was removed is still there' })
    if (!isGone) markRemaining(`an address (${addressId})`)
  } catch (error) {
    // The read is checked by itself, and the address was removed.
    if (!SdkError.is(error)) throw error
  }
}

export const CARD: Scenario = {
  name: 'card',
  kind: 'undoable',
  covers: [addCustomerPaymentInstrument, updateCustomerPaymentInstrument, removeCustomerPaymentInstrument],
  needs: ['customerToken', 'customerId'],
  async run(context) {
    const { customer, scope, siteContext } = context
    const { customerId = '' } = siteContext.known
    const cards = createCustomerCardsClient(customer, {
      ...scope,
      contracts: {
        paymentInstrument: addCustomerPaymentInstrumentContract,
        empty,
      },
    })
    const { paymentInstrumentId } = await withCleanup(context, 'a card', {
      create: () => cards.add(customerId, SAMPLE_CARD),
      idOf: made => made.paymentInstrumentId,
      remove: id => cards.remove(customerId, id),
    })
    // Its expiry and not that it is the default: the customer's own default card stays.
    await customer.send(updateCustomerPaymentInstrument, {
      contract: addCustomerPaymentInstrumentContract,
      path: { organizationId: scope.organizationId, customerId, paymentInstrumentId },
      query: { siteId: scope.siteId },
      body: { paymentCard: { expirationMonth: 1 } },
    })
  },
}

export const FAVOURITE: Scenario = {
  name: 'favourite',
  kind: 'undoable',
  covers: [getProductLists, addProductListItem, removeProductListItem],
  needs: ['customerToken', 'customerId', 'imageId'],
  async run(context) {
    const { customerId = '' } = context.siteContext.known
    const lists = createScenarioLists(context.customer, context)
    const [list] = await lists.all(customerId)
    const imageId = list && imageNotIn(list, context.siteContext.known)
    if (!list || imageId === undefined) return
    await withCleanup(context, 'a favourite', {
      create: () =>
        lists.addItem(customerId, list.id, { ...newProductListItem(imageId), priority: CHECK_ITEM_PRIORITY }),
      idOf: ({ id }) => id,
      remove: id => lists.removeItem(customerId, list.id, id),
    })
  },
}

// A list holds a picture once: undoing would remove the customer's own favourite.
function imageNotIn({ items }: ProductList, { imageId, works = [] }: KnownValues): string | undefined {
  const listedIds = new Set(items.map(({ productId }) => productId))
  return [imageId, ...works.map(work => work.imageId)].find(id => id !== undefined && !listedIds.has(id))
}
