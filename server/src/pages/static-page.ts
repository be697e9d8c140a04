import type { Assets } from '@wallart/client/framework/assets.server.ts'
import { createTranslate } from '@wallart/client/i18n/translate.ts'
import { BRANDS, BUSY_PAGE_TEXTS, errorPageTexts, siteLink, type Message } from '@wallart/sdk'
import type { PageLocation } from '../front/page-location.ts'

interface StaticPage {
  readonly heading: Message
  readonly lines: readonly Message[]
  readonly link: { readonly href: string; readonly label: Message }
}

type StaticAssets = Pick<Assets, 'styles' | 'texts'>

/** The page in place of one that could not be rendered. */
export function brokenPage(location: PageLocation, assets: StaticAssets): string {
  const { heading, lines, home } = errorPageTexts(500)
  return staticPage(location, assets, { heading, lines, link: { href: homeOf(location), label: home } })
}

/** The page in place of one that a busy server turns away. */
export function busyPage(location: PageLocation, assets: StaticAssets): string {
  const { heading, lines, retry } = BUSY_PAGE_TEXTS
  // An empty address is that of the page itself.
  return staticPage(location, assets, { heading, lines, link: { href: '', label: retry } })
}

/** A page of the shop that needs no loader, no component and no service. */
function staticPage(location: PageLocation, assets: StaticAssets, page: StaticPage): string {
  const { site, locale } = location
  const { name, theme } = BRANDS[site.id]
  const t = createTranslate(assets.texts[locale.id] ?? {}, locale.id)
  return `<!doctype html>
<html lang="${locale.id}" data-brand="${theme}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${t(page.heading)} | ${name}</title>
<link rel="icon" type="image/svg+xml" href="/icons/${theme}.svg">
${assets.styles.map(href => `<link rel="stylesheet" href="${href}">`).join('\n')}
</head>
<body data-static>
<header><a href="${homeOf(location)}">${name}</a></header>
<main>
<h1>${t(page.heading)}</h1>
${page.lines.map(line => `<p>${t(line)}</p>`).join('\n')}
<p><a href="${page.link.href}">${t(page.link.label)}</a></p>
</main>
</body>
</html>
`
}

function homeOf({ siteContext }: PageLocation): string {
  return siteLink('/', siteContext).replaceAll('&', '&amp;')
}
