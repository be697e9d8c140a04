import { newProductListItem, type ProductList } from '@wallart/sdk'
import { createCustomerAddressesClient } from '@wallart/sdk/clients/customer-addresses'
import { createCustomerCardsClient } from '@wallart/sdk/clients/customer-cards'
import { createListsClient } from '@wallart/sdk/clients/lists'
import { addCustomerPaymentInstrumentContract } from '@wallart/sdk/contracts/add-customer-payment-instrument'
import { addProductListItemContract } from '@wallart/sdk/contracts/add-product-list-item'
import { createProductListContract } from '@wallart/sdk/contracts/create-product-list'
import { customerAddressContract } from '@wallart/sdk/contracts/customer-address'
import { getProductListsContract } from '@wallart/sdk/contracts/get-product-lists'
import { emptyContract } from '@wallart/sdk/contracts/empty'
import type { Http } from '@wallart/sdk/http'
import { addCustomerAddress } from '@wallart/sdk/operations/add-customer-address'
import { addCustomerPaymentInstrument } from '@wallart/sdk/operations/add-customer-payment-instrument'
import { addProductListItem } from '@wallart/sdk/operations/add-product-list-item'
import { getProductLists } from '@wallart/sdk/operations/get-product-lists'
import { removeCustomerAddress } from '@wallart/sdk/operations/remove-customer-address'
import { removeCustomerPaymentInstrument } from '@wallart/sdk/operations/remove-customer-payment-instrument'
import { removeProductListItem } from '@wallart/sdk/operations/remove-product-list-item'
import { updateCustomerAddress } from '@wallart/sdk/operations/update-customer-address'
import type { Known } from '../known.ts'
import { made } from './made.ts'
import { KEPT_PRIORITY, LEFT_BY_CHECKS, SAMPLE_ADDRESS, SAMPLE_CARD } from './samples.ts'
import type { Scenario, ScenarioContext } from './scenario.ts'

const empty = emptyContract

/** The client of somebody's favourites. */
export function listsOf(http: Http, { scope }: ScenarioContext) {
  return createListsClient(http, scope, {
    lists: getProductListsContract,
    list: createProductListContract,
    newItem: addProductListItemContract,
    empty,
  })
}

/** One more address in the account, another street in it, and gone again. */
export const ADDRESS: Scenario = {
  name: 'address',
  kind: 'undoable',
  covers: [addCustomerAddress, updateCustomerAddress, removeCustomerAddress],
  needs: ['customerToken', 'customerId'],
  async play({ customer, scope, scene, runId, undo }) {
    const { customerId = '' } = scene.known
    const addresses = createCustomerAddressesClient(customer, scope, {
      address: customerAddressContract,
      empty,
    })
    const address = { ...SAMPLE_ADDRESS, addressId: LEFT_BY_CHECKS + runId }
    undo('an address', () => addresses.removeAddress(customerId, address.addressId))
    await addresses.addAddress(customerId, address)
    await addresses.updateAddress(customerId, { ...address, addressLine1: '2 Nowhere Street' })
  },
}

/** One more card in the account, and gone again. */
export const CARD: Scenario = {
  name: 'card',
  kind: 'undoable',
  covers: [addCustomerPaymentInstrument, removeCustomerPaymentInstrument],
  needs: ['customerToken', 'customerId'],
  async play(stage) {
    const { customer, scope, scene } = stage
    const { customerId = '' } = scene.known
    const cards = createCustomerCardsClient(customer, scope, {
      paymentInstrument: addCustomerPaymentInstrumentContract,
      empty,
    })
    await made(stage, 'a card', {
      make: () => cards.addPaymentInstrument(customerId, SAMPLE_CARD),
      unmake: ({ paymentInstrumentId }) => cards.removePaymentInstrument(customerId, paymentInstrumentId),
    })
  },
}

/** One more picture among the favourites, and gone again; a list is only made for a throwaway account. */
export const FAVOURITE: Scenario = {
  name: 'favourite',
  kind: 'undoable',
  covers: [getProductLists, addProductListItem, removeProductListItem],
  needs: ['customerToken', 'customerId', 'imageId'],
  async play(stage) {
    const { customerId = '' } = stage.scene.known
    const lists = listsOf(stage.customer, stage)
    const [list] = await lists.all(customerId)
    const imageId = list && notYetIn(list, stage.scene.known)
    if (!list || imageId === undefined) return
    await made(stage, 'a favourite', {
      make: () =>
        lists.addItem(customerId, list.id, { ...newProductListItem(imageId), priority: KEPT_PRIORITY }),
      unmake: ({ id }) => lists.removeItem(customerId, list.id, id),
    })
  },
}

// A picture is in a list only once, so that one of the customer's own would be taken out again.
function notYetIn({ items }: ProductList, { imageId, works = [] }: Known): string | undefined {
  const own = new Set(items.map(({ productId }) => productId))
  return [imageId, ...works.map(work => work.imageId)].find(id => id !== undefined && !own.has(id))
}
