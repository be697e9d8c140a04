import { contentPagesOf, copyFor } from '@wallart/client/routes.server.ts'
import { BRAND_CONTENTS, type Locale, type MenuEntry, type Site } from '@wallart/sdk'

const SECTIONS = [
  ['Help', 'help'],
  ['Pages', 'landing'],
  ['Stories', 'article'],
] as const

export interface LlmsTextInput {
  readonly site: Site
  readonly locale: Locale
  readonly menu: readonly Pick<MenuEntry, 'name' | 'href'>[]
  readonly address: (path: string) => string
}

export function llmsText({ site, locale, menu, address }: LlmsTextInput): string {
  const { name, about } = BRAND_CONTENTS[site.id]
  const pages = contentPagesOf(site.id)
  const sections = SECTIONS.flatMap(([title, wanted]) => {
    const links = pages
      .filter(({ kind }) => kind === wanted)
      .map(page => {
        const copy = copyFor(page, locale.id)
        return `- [${copy.title}](${address(page.path)}): ${copy.description}`
      })
    return [`## ${title}`, '', links.join('\n'), '']
  })
  return [
    `# ${name}`,
    '',
    `> ${about.text.message}`,
    '',
    '## Categories',
    '',
    ...menu.map(entry => `- [${entry.name}](${address(entry.href)})`),
    '',
    ...sections,
    '## More',
    '',
    `- [Sitemap](${address('/sitemap.xml')})`,
    '',
  ].join('\n')
}
