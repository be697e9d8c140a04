import {
  formatMoney,
  optionCards,
  parseProductPath,
  priceView,
  productDetails,
  productIndex,
  selectedVariant,
  siteLink,
  sizeChoices,
  stockMessage,
  type Money,
} from '@wallart/sdk'
import { found, missing, type Loader } from '../../app/loaded.ts'
import type { ProductView } from './page.tsx'

export const loader: Loader<ProductView> = async ({ url, asked, shop, context, signal, address }) => {
  const key = parseProductPath(url.pathname)
  if (!key) return missing()
  const answer = await shop.products.work(key, { address: asked }, { signal })
  if (answer.kind === 'missing') return missing()
  if (answer.kind === 'moved')
    return { kind: 'moved', status: 301, location: siteLink(answer.location, context) }

  const { group } = answer
  const variant = selectedVariant(group, url.searchParams.get('upi'))
  if (!variant) return missing()
  const similar = await shop.products.similar(variant.upi, { signal })
  const link = (path: string) => siteLink(path, context)
  const choice = (upi: string) => link(`${url.pathname}?upi=${upi}`)
  const money = (amount: Money) => formatMoney(amount, context.locale.id)
  const index = productIndex(group)
  const { current, oldPrice } = priceView({ current: variant.salePrice, list: variant.listPrice })
  const { seo, content } = group
  return found(
    {
      upi: variant.upi,
      title: group.title,
      artist: group.artistName,
      artistHref: seo.artistGalleryUrl ? link(seo.artistGalleryUrl) : '',
      description: group.description,
      imageId: variant.imageId,
      price: money(current),
      oldPrice: oldPrice ? money(oldPrice) : '',
      stock: stockMessage({ stockLevel: variant.inventory?.stockLevel ?? 1, quantity: 1 })?.message ?? '',
      seo: {
        title: seo.title || group.title,
        description: seo.description,
        keywords: seo.keywords,
        robots: seo.robots ?? 'index,follow',
        canonical: address(seo.canonicalUrl ?? url.pathname),
      },
      crumbs: content.breadcrumbs.map(({ name, displayUrl }) => ({ name, href: link(displayUrl) })),
      sizes: sizeChoices(index).map(({ displaySize, sizeCode, upi }) => ({
        label: displaySize,
        href: choice(upi),
        isChosen: sizeCode === variant.sizeCode,
      })),
      options: optionCards(index.bySize.get(variant.sizeCode) ?? []).map(
        ({ title, price, product, available }) => ({
          label: `${title.message}, ${money(price.salePrice)}`,
          href: choice(product.upi),
          isChosen: product.upi === variant.upi,
          available,
        }),
      ),
      details: productDetails(context.site.id, variant).map(({ label, value }) => ({ label, value })),
      similar: similar.slice(0, 5).map(({ upi, title, productPageUrl }) => ({
        upi,
        title,
        href: link(productPageUrl),
      })),
    },
    'product',
    seo.robots,
  )
}
