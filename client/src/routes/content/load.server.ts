import { canonicalHelpPath, siteLink } from '@wallart/sdk'
import { tileView } from '../../catalogue/tile-view.server.ts'
import { headView } from '../../framework/head-view.server.ts'
import { found, missing, withStructuredData, type Loader } from '../../framework/loader.server.ts'
import type { PageRequest } from '../../framework/page-request.server.ts'
import { contentFacts } from './facts.server.ts'
import type { ContentPage, Copy, Language } from './copy.ts'
import type { ContentView } from './content-view.ts'
import { contentPagesOf } from './pages.server.ts'
import { sitemapMarkdown } from './sitemap-markdown.server.ts'
import { renderMarkdown } from './render-markdown.server.ts'
import { contentStructuredData } from './structured-data.server.ts'

const WORKS = 8

export const loader: Loader<ContentView> = async request => {
  const { url, context, address } = request
  const path = canonicalHelpPath(url.pathname.replace(/(?<=.)\/$/, ''))
  const pages = contentPagesOf(context.site.id)
  const page = pages.find(each => each.path === path)
  if (!page) return missing()
  const language = pageLanguage(context.locale.id)
  const copy = page.copy[language]
  const text = copy.body(contentFacts(context))
  const markdown =
    page.path === '/help/sitemap' ? `${text}\n\n${await sitemapMarkdown(pages, language, request)}` : text
  const { html, headings } = renderMarkdown(markdown, href =>
    href.startsWith('/') ? siteLink(href, context) : href,
  )
  const works = await worksFor(page, request)
  const view: ContentView = {
    head: headView(
      { title: copy.title, description: copy.description, path: page.path },
      { context, address },
    ),
    kind: page.kind,
    title: copy.title,
    html,
    headings,
    updated: new Intl.DateTimeFormat(context.locale.id, { dateStyle: 'long', timeZone: 'UTC' }).format(
      new Date(page.updated),
    ),
    updatedAt: page.updated,
    siblings: pages
      .filter(({ kind }) => kind === siblingKind(page))
      .map(each => sibling(each, page, each.copy[language], context)),
    works,
  }
  return withStructuredData(found(view, 'content'), [
    contentStructuredData(page, copy, { url: address(page.path), markdown, context }),
  ])
}

// The blog lists its posts, and a post lists the others.
function siblingKind({ path, kind }: ContentPage): ContentPage['kind'] | undefined {
  if (path === '/blog') return 'article'
  return kind === 'landing' ? undefined : kind
}

function sibling(
  { path }: ContentPage,
  open: ContentPage,
  { title, description }: Copy,
  context: PageRequest['context'],
): ContentView['siblings'][number] {
  return { href: siteLink(path, context), title, description, isOpen: path === open.path }
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
