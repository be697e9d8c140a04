// favourites.ts
import { isInList, type ProductList } from '@wallart/sdk'
import type { CommerceScope } from '@wallart/sdk/clients/commerce-scope'
import { createListsClient } from '@wallart/sdk/clients/lists'
import { addProductListItemContract } from '@wallart/sdk/contracts/add-product-list-item'
import { createProductListContract } from '@wallart/sdk/contracts/create-product-list'
import { getProductListsContract } from '@wallart/sdk/contracts/get-product-lists'
import { emptyContract } from '@wallart/sdk/contracts/empty'
import type { Http } from '@wallart/sdk/http'
import { createFavourites, type FavouritesShopper } from '@wallart/sdk/services/favourites'
import type { Logger } from '@wallart/sdk/services/logger'

/** Makes the hearts of a page: which are filled, and what is said when one is pressed. */
export function createHearts(http: Http, scope: CommerceScope, shopper: FavouritesShopper, log: Logger) {
  const lists = createListsClient(http, {
    ...scope,
    contracts: {
      lists: getProductListsContract,
      list: createProductListContract,
      newItem: addProductListItemContract,
      empty: emptyContract,
    },
  })
  const favourites = createFavourites(lists, { shopper, log })
  let list: ProductList | undefined

  async function load(): Promise<void> {
    list = await favourites.list()
  }

  async function press(imageId: string) {
    const change = isInList(list, imageId) ? favourites.remove : favourites.add
    const result = await change(imageId)
    if (result.outcome === 'done') list = result.list
    return { says: result.toast.message.message, opensSignIn: result.outcome === 'sign-in' }
  }

  return { load, press, isFilled: (imageId: string) => isInList(list, imageId) }
}
