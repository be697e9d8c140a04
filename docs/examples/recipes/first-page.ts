// first-page.ts
import { formatMoney, optionCards, priceView, productIndex, selectedVariant } from '@wallart/sdk'
import { referenceServices } from '@wallart/sdk/http/reference-services'
import { createStorefront, type Storefront } from '@wallart/sdk/storefront'

/** Opens the shop of one brand on the reference upstream. */
export function openArt(upstream: string): Storefront {
  return createStorefront({
    siteId: 'Art',
    organizationId: 'f_ecom_wallart',
    services: referenceServices(upstream, 'Art'),
    auth: { clientId: 'wallart-public', redirectUri: `${upstream}/callback` },
  })
}

/** The departments of the menu, and a work with its price and the options of its size. */
export async function firstPage(storefront: Storefront, upi: string) {
  const [menu, group] = await Promise.all([storefront.navigation.menu(), storefront.works.group({ upi })])
  const variant = selectedVariant(group)
  if (!variant) return { menu }
  const { current } = priceView({ current: variant.salePrice, list: variant.listPrice })
  const options = optionCards(productIndex(group).bySize.get(variant.sizeCode) ?? [])
  return {
    menu,
    title: group.title,
    price: formatMoney(current, storefront.scope.locale),
    options: options.map(({ title, available }) => ({ title: title.message, available })),
  }
}
