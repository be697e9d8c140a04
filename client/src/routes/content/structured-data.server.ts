import { BRAND_CONTENTS, type SiteContext } from '@wallart/sdk'
import type { ContentPage, Copy } from './copy.ts'

interface Shown {
  readonly url: string
  readonly markdown: string
  readonly context: Pick<SiteContext, 'site' | 'locale'>
  readonly image?: string | undefined
}

/** A page of questions as such, an article as such, everything else as a page. */
export function contentStructuredData(
  { path, kind, updated }: ContentPage,
  { title, description }: Copy,
  { url, markdown, context, image }: Shown,
): object {
  const { site, locale } = context
  const publisher = { '@type': 'Organization', name: BRAND_CONTENTS[site.id].name }
  const shared = { '@context': 'https://schema.org', url, inLanguage: locale.id, name: title, description }
  if (path === '/help/faq') return { ...shared, '@type': 'FAQPage', mainEntity: questionsIn(markdown) }
  if (kind === 'article')
    return {
      ...shared,
      '@type': 'Article',
      headline: title,
      ...(image && { image }),
      dateModified: updated,
      publisher,
      author: publisher,
    }
  return { ...shared, '@type': 'WebPage', dateModified: updated, publisher }
}

/** Each heading of the third level is a question, and what follows its answer. */
function questionsIn(markdown: string): readonly object[] {
  return markdown
    .split(/^### /m)
    .slice(1)
    .map(part => {
      const [name = '', ...lines] = part.split('\n')
      const answer = lines
        .join('\n')
        .split(/^#/m)[0]
        ?.replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
      return {
        '@type': 'Question',
        name: name.trim(),
        acceptedAnswer: { '@type': 'Answer', text: answer?.replaceAll(/\s+/g, ' ').trim() },
      }
    })
}
