import { listCanonical, listRobots } from '@wallart/sdk'
import { headView } from '../../framework/head-view.server.ts'
import type { HeadView } from '../../framework/head-view.ts'
import type { ListPageInput } from './list-page-parts.server.ts'

/** What search engines and social networks are told of a list; each of its pages says which one it is. */
export function listHead(input: ListPageInput, heading: string): HeadView {
  const { pathname, state, listing, context, t, fallback } = input
  const { seo, hits } = listing
  const [best] = hits
  const title = seo.title || heading
  const pageTitle = (page: number) =>
    t({ code: 'list.page-title', message: `Page ${page}: ${title}`, values: { page, title } })
  return headView(
    {
      title: state.page > 1 ? pageTitle(state.page) : title,
      description: seo.description || (fallback?.description ?? ''),
      robots: listRobots(state, hits.length).robots,
      path: listCanonical(context.site.id, pathname, state),
      ...(best && { picture: { imageId: best.imageId, alt: best.image.alt || best.name } }),
    },
    input,
  )
}
