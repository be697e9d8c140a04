import type { MenuEntry } from '@wallart/sdk'
import type { PageRequest } from '../../framework/page-request.server.ts'
import type { ContentPage, Language } from './copy.ts'

const GROUPS: readonly (readonly [kinds: readonly ContentPage['kind'][], title: Record<Language, string>])[] =
  [
    [['help', 'landing'], { en: 'Help and more', es: 'Ayuda y más', fr: 'Aide et plus' }],
    [['article'], { en: 'Stories', es: 'Artículos', fr: 'Articles' }],
  ]

/** The departments of the shop and its pages of words, as a list of links. */
export async function sitemapMarkdown(
  pages: readonly ContentPage[],
  language: Language,
  { shop, signal }: PageRequest,
): Promise<string> {
  const departments = await shop.navigation.menu({ signal })
  const words = GROUPS.map(([kinds, title]) => {
    const links = pages
      .filter(({ kind }) => kinds.includes(kind))
      .map(({ path, copy }) => `- ${link(copy[language].title, path)}`)
    return `## ${title[language]}\n\n${links.join('\n')}`
  })
  return [...departments.map(department), ...words].join('\n\n')
}

function department({ name, entries }: MenuEntry): string {
  return `## ${name}\n\n${entries.map(entry => entryLines(entry, '')).join('\n')}`
}

function entryLines({ name, href, entries }: MenuEntry, indent: string): string {
  return [`${indent}- ${link(name, href)}`, ...entries.map(entry => entryLines(entry, `${indent}  `))].join(
    '\n',
  )
}

const link = (name: string, href: string) => `[${name.replaceAll(/[[\]\\]/g, '\\$&')}](<${href}>)`
