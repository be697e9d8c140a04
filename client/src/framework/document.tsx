import { useMemo, type ReactNode } from 'react'
import { BRANDS } from '@wallart/sdk'
import { BOOT_ID, type Boot, type BootElement } from './boot.ts'
import { MeContext } from './me.ts'
import { createTranslate, TranslateContext } from '../i18n/translate.ts'
import { CurrentSite } from '../i18n/site-context.ts'

interface DocumentProps {
  readonly boot: Boot
  readonly element: BootElement
  readonly children: ReactNode
}

export function Document({ boot, element, children }: DocumentProps) {
  const { site, locale } = boot.context
  const { theme, themeColor } = BRANDS[site.id]
  const t = useMemo(() => createTranslate(boot.texts, locale.id), [boot.texts, locale.id])
  return (
    <html lang={locale.id} data-brand={theme}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <link rel="icon" type="image/svg+xml" href={`/icons/${theme}.svg`} />
        <link rel="icon" type="image/png" sizes="192x192" href={`/icons/${theme}-192.png`} />
        <link rel="apple-touch-icon" href={`/icons/${theme}-180.png`} />
        <link rel="manifest" href={`/icons/${theme}.webmanifest`} />
        <meta name="theme-color" media="(prefers-color-scheme: light)" content={themeColor.light} />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content={themeColor.dark} />
        {boot.fonts.map(font => (
          <link key={font} rel="preload" as="font" type="font/woff2" crossOrigin="anonymous" href={font} />
        ))}
        {boot.styles.map(style => (
          <link key={style} rel="stylesheet" href={style} />
        ))}
        {boot.laterStyles.map(style => (
          <link key={style} rel="prefetch" as="style" href={style} data-later />
        ))}
      </head>
      <body>
        <CurrentSite value={boot.context}>
          <TranslateContext value={t}>
            <MeContext value={boot.me}>{children}</MeContext>
          </TranslateContext>
        </CurrentSite>
        <script
          id={BOOT_ID}
          type="application/json"
          data-scripts={element.scripts}
          dangerouslySetInnerHTML={{ __html: element.json }}
        />
      </body>
    </html>
  )
}
