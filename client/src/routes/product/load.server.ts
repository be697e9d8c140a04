import { parseProductPath, PRODUCT_SETTINGS, sameSitePath, selectedVariant, siteLink } from '@wallart/sdk'
import { headView } from '../../framework/head-view.server.ts'
import { found, missing, withStructuredData, type Loader } from '../../framework/loader.server.ts'
import { promoOffers } from '../../features/promo-code/promo-offers.server.ts'
import { shopRatings } from './ratings/shop-ratings.server.ts'
import { similarWorks } from '../../features/recommendations/similar-works.server.ts'
import { nameWithArtist } from '../../catalogue/name-with-artist.ts'
import { packWork } from './packed-work.server.ts'
import { breadcrumbName } from '../../catalogue/breadcrumb-name.ts'
import { productData } from './structured-data/product-data.server.ts'
import { workView } from './work-view.server.ts'
import type { ProductView } from './product-view.ts'

export const loader: Loader<ProductView> = async request => {
  const { url, requestTarget, shop, context, signal } = request
  const key = parseProductPath(url.pathname)
  if (!key) return missing()
  const link = (path: string) => siteLink(path, context)
  const result = await shop.products.work(key, { address: requestTarget }, { signal })
  if (result.kind === 'missing') return missing()
  if (result.kind === 'moved') return { kind: 'moved', status: 301, location: link(result.location) }

  const { group } = result
  const { requestedUpi, defaultUpi, seo, content } = group
  const variant = selectedVariant(group, url.searchParams.get('upi'))
  if (!variant) return missing()
  const [similar, ratings, offers] = await Promise.all([
    shop.products.similar(variant.upi, { signal }),
    shopRatings(request),
    promoOffers(PRODUCT_SETTINGS[request.context.site.id].promotions, request),
  ])
  // One that leads elsewhere is no address of this page.
  const path = sameSitePath(seo.canonicalUrl ?? '') ?? url.pathname
  // The trail of the service ends with the work itself, which the page says by its title.
  const crumbs = content.breadcrumbs
    .filter(
      ({ name, displayUrl }, at, { length }) =>
        displayUrl !== path && !(at === length - 1 && name === group.title),
    )
    .map(step => ({ name: breadcrumbName(step, request.t), path: step.displayUrl }))
  const work = workView(group, crumbs.at(-1)?.name ?? '', context)
  const view: ProductView = {
    work: packWork(work),
    requestedUpi,
    defaultUpi,
    head: headView(
      {
        title: seo.title || group.title,
        description: seo.description,
        keywords: seo.keywords,
        ...(seo.robots && { robots: seo.robots }),
        path,
        kind: 'product',
        picture: {
          imageId: group.imageIds[0] ?? variant.imageId,
          alt: nameWithArtist({ name: group.title, artist: group.artistName }, request.t),
        },
        ...(seo.facebookAppId && { facebookAppId: seo.facebookAppId }),
      },
      request,
    ),
    path,
    crumbs,
    ratings,
    offers,
    categories: content.categories.map(({ id, name, displayUrl }) => ({
      id,
      name,
      displayUrl: link(displayUrl),
    })),
    similar: similarWorks(similar, context),
  }
  return withStructuredData(
    found(view, 'product', seo.robots),
    productData(view, work, variant.upi, request.t, context),
  )
}
