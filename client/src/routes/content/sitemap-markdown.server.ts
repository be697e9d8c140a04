import { categoryLink, type MenuEntry } from '@wallart/sdk'
import { ARTISTS_CATEGORY } from '@wallart/sdk/services/navigation'
import type { PageRequest } from '../../framework/page-request.server.ts'
import type { ContentPage, Language } from './copy.ts'
import { copyFor, pageLanguage } from './pages.server.ts'

const GROUPS: readonly (readonly [kinds: readonly ContentPage['kind'][], title: Record<Language, string>])[] =
  [
    [['help', 'landing'], { en: 'Help and more', es: 'Ayuda y más', fr: 'Aide et plus' }],
    [['article'], { en: 'Stories', es: 'Artículos', fr: 'Articles' }],
  ]

/** The departments of the shop, its artists and its pages of words, as a list of links. */
export async function sitemapMarkdown(
  pages: readonly ContentPage[],
  { shop, signal, onDegraded, context }: PageRequest,
): Promise<string> {
  const locale = context.locale.id
  const [departments, artists] = await Promise.all([
    shop.navigation.menu({ signal }),
    shop.navigation.category(ARTISTS_CATEGORY, { signal }).catch(onDegraded),
  ])
  const artistEntries =
    artists?.categories.map(({ id, name, ...artist }) => ({
      id,
      name,
      href: categoryLink({ id, ...artist }),
      entries: [],
    })) ?? []
  const words = GROUPS.map(([kinds, title]) => {
    const links = pages
      .filter(({ kind }) => kinds.includes(kind))
      .map(page => `- ${link(copyFor(page, locale).title, page.path)}`)
    return `## ${title[pageLanguage(locale)]}\n\n${links.join('\n')}`
  })
  const lists = departments.map(({ id, name, href, entries }) =>
    department({ name, href, entries: id === ARTISTS_CATEGORY ? artistEntries : entries }),
  )
  return [...lists, ...words].join('\n\n')
}

function department({ name, href, entries }: Omit<MenuEntry, 'id'>): string {
  const lines = entries.length > 0 ? entries : [{ name, href, entries }]
  return `## ${name}\n\n${lines.map(entry => entryLines(entry, '')).join('\n')}`
}

function entryLines({ name, href, entries }: Omit<MenuEntry, 'id'>, indent: string): string {
  return [`${indent}- ${link(name, href)}`, ...entries.map(entry => entryLines(entry, `${indent}  `))].join(
    '\n',
  )
}

const link = (name: string, href: string) => `[${name.replaceAll(/[[\]\\]/g, '\\$&')}](<${href}>)`
