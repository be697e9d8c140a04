import { siteLink, type Hit } from '@wallart/sdk'
import { tileView } from '../../catalogue/tile-view.server.ts'
import type { TileView } from '../../catalogue/tile-view.ts'
import type { PageRequest } from '../../framework/page-request.server.ts'
import type { ContentPage, Copy } from './copy.ts'
import { contentFacts } from './facts.server.ts'
import { contentPagesOf, copyFor } from './pages.server.ts'
import { renderMarkdown, type RenderedText } from './render-markdown.server.ts'
import { sitemapMarkdown } from './sitemap-markdown.server.ts'

export const SITEMAP_PATH = '/help/sitemap'

const WORKS = 8

export interface ReadPage extends RenderedText {
  readonly page: ContentPage
  readonly pages: readonly ContentPage[]
  readonly copy: Copy
  readonly markdown: string
  readonly works: readonly TileView[]
}

/** A page of words in the language of the request, with the works that it shows; undefined where there is none. */
export async function readPage(path: string, request: PageRequest): Promise<ReadPage | undefined> {
  const { context } = request
  const pages = contentPagesOf(context.site.id)
  const page = pages.find(each => each.path === path)
  if (!page) return undefined
  const copy = copyFor(page, context.locale.id)
  const text = copy.body(contentFacts(context))
  const markdown = page.path === SITEMAP_PATH ? `${text}\n\n${await sitemapMarkdown(pages, request)}` : text
  const rendered = renderMarkdown(markdown, href => (href.startsWith('/') ? siteLink(href, context) : href))
  return {
    ...rendered,
    page,
    pages,
    copy,
    markdown,
    works: await worksFor(page, request).then(hits => hits.map(hit => tileView(hit, request))),
  }
}

/** The works that a page of words shows. */
export async function worksFor(
  { works }: ContentPage,
  { shop, signal }: PageRequest,
): Promise<readonly Hit[]> {
  if (!works) return []
  const { hits } = await shop.listings.search({ ...works, limit: WORKS }, { signal })
  return hits
}
