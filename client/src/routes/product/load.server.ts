import { parseProductPath, selectedVariant, siteLink } from '@wallart/sdk'
import { found, missing, type Loader } from '../../app/loaded.ts'
import { slimWork } from '../../products/slim-work.server.ts'
import { workView } from '../../products/work-view.server.ts'
import type { ProductView } from './product-view.ts'

export const loader: Loader<ProductView> = async ({ url, asked, shop, context, signal, address }) => {
  const key = parseProductPath(url.pathname)
  if (!key) return missing()
  const link = (path: string) => siteLink(path, context)
  const answer = await shop.products.work(key, { address: asked }, { signal })
  if (answer.kind === 'missing') return missing()
  if (answer.kind === 'moved') return { kind: 'moved', status: 301, location: link(answer.location) }

  const { group } = answer
  const { requestedUpi, defaultUpi, seo, content } = group
  const variant = selectedVariant(group, url.searchParams.get('upi'))
  if (!variant) return missing()
  const [similar, taxonomy] = await Promise.all([
    shop.products.similar(variant.upi, { signal }),
    shop.products.taxonomy(variant.upi, { signal }),
  ])
  const path = seo.canonicalUrl ?? url.pathname
  return found(
    {
      work: slimWork(workView(group, context)),
      requestedUpi,
      defaultUpi,
      seo: {
        title: seo.title || group.title,
        description: seo.description,
        keywords: seo.keywords,
        robots: seo.robots ?? 'index,follow',
        language: seo.language,
        canonical: address(path),
        path,
      },
      // The trail of the service ends with the work itself, which the page says by its title.
      crumbs: content.breadcrumbs
        .filter(({ displayUrl }) => displayUrl !== path)
        .map(({ name, displayUrl }) => ({ name, href: link(displayUrl) })),
      categories: taxonomy.categories.map(({ id, name, displayUrl }) => ({
        id,
        name,
        href: link(displayUrl),
      })),
      similar: similar.map(({ upi, title, productPageUrl, images }) => ({
        upi,
        title,
        href: link(productPageUrl),
        imageId: imageIdIn(images[0]?.url),
      })),
    },
    'product',
    seo.robots,
  )
}

// The shop serves pictures itself, so only what the service calls a picture is of use.
function imageIdIn(address = ''): string {
  return /\/([^/?#]+)\.\w+(?:[?#]|$)/.exec(address)?.[1] ?? ''
}
