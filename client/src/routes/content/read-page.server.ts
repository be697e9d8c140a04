import { siteLink } from '@wallart/sdk'
import { tileView } from '../../catalogue/tile-view.server.ts'
import type { TileView } from '../../catalogue/tile-view.ts'
import type { PageRequest } from '../../framework/page-request.server.ts'
import type { ContentPage, Copy, Language } from './copy.ts'
import { contentFacts } from './facts.server.ts'
import { contentPagesOf } from './pages.server.ts'
import { renderMarkdown, type RenderedText } from './render-markdown.server.ts'
import { sitemapMarkdown } from './sitemap-markdown.server.ts'

const WORKS = 8

export interface ReadPage extends RenderedText {
  readonly page: ContentPage
  readonly pages: readonly ContentPage[]
  readonly language: Language
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
  const language = pageLanguage(context.locale.id)
  const copy = page.copy[language]
  const text = copy.body(contentFacts(context))
  const markdown =
    page.path === '/help/sitemap' ? `${text}\n\n${await sitemapMarkdown(pages, language, request)}` : text
  const rendered = renderMarkdown(markdown, href => (href.startsWith('/') ? siteLink(href, context) : href))
  return { ...rendered, page, pages, language, copy, markdown, works: await worksFor(page, request) }
}

async function worksFor({ works }: ContentPage, { shop, context, t, signal }: PageRequest) {
  if (!works) return []
  const { hits } = await shop.listings.list({ ...works, limit: WORKS }, { signal })
  return hits.map(hit => tileView(hit, { context, t }))
}

function pageLanguage(locale: string): Language {
  if (locale.startsWith('fr')) return 'fr'
  return locale.startsWith('es') ? 'es' : 'en'
}
