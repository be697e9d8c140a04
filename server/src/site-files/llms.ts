import { BRAND_CONTENTS, type MenuEntry, type Site } from '@wallart/sdk'

export function llmsText(
  site: Site,
  menu: readonly Pick<MenuEntry, 'name' | 'href'>[],
  address: (path: string) => string,
): string {
  const { name, about } = BRAND_CONTENTS[site.id]
  return [
    `# ${name}`,
    '',
    `> ${about.text.message}`,
    '',
    '## Categories',
    '',
    ...menu.map(entry => `- [${entry.name}](${address(entry.href)})`),
    '',
    '## More',
    '',
    `- [Sitemap](${address('/sitemap.xml')})`,
    '',
  ].join('\n')
}
