import { BRAND_CONTENTS, errorPageTexts, type SiteId } from '@wallart/sdk'

/** The page that needs nothing: no loader, no component, no file. */
export function brokenPage(site: SiteId, status = 500): string {
  const { heading, lines, home } = errorPageTexts(status)
  return `<!doctype html>
<html lang="en-US">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${heading.message} | ${BRAND_CONTENTS[site].name}</title>
</head>
<body>
<main>
<h1>${heading.message}</h1>
${lines.map(({ message }) => `<p>${message}</p>`).join('\n')}
<p><a href="/">${home.message}</a></p>
</main>
</body>
</html>
`
}
