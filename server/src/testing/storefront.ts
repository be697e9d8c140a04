import { readFileSync } from 'node:fs'
import type { RequestListener } from 'node:http'
import { openUpstream, type OpenOptions, type OpenUpstream } from '@wallart/fixtures/testing/open-upstream.ts'
import { JSDOM } from 'jsdom'
import { pino } from 'pino'
import { createApp } from '../app.ts'
import { readConfig } from '../config.ts'
import { createAppContext, type AppContextOptions } from '../create-app-context.ts'
import { createFront } from '../front.ts'
import { createRateLimiter } from '../limits/rate-limiter.ts'
import type { AppContext } from '../app-context.ts'

type Line = Readonly<Record<string, unknown>>

export interface Storefront {
  readonly app: RequestListener
  readonly context: AppContext
  readonly log: readonly Line[]
}

export interface StorefrontAndUpstream extends Storefront {
  readonly upstream: OpenUpstream
  readonly upstreamLog: readonly Line[]
  readonly beforeSame: (options?: StorefrontOptions) => Promise<Storefront>
  readonly faults: (target: string, fault: Readonly<Record<string, unknown>>) => Promise<void>
  readonly calm: () => Promise<void>
}

function readTexts(locale: string): Readonly<Record<string, string>> {
  return JSON.parse(readFileSync(`client/src/i18n/messages/${locale}.json`, 'utf8'))
}

const ASSETS: AppContext['assets'] = {
  build: 'test',
  dev: false,
  bootstrapScript: '/assets/begin.js',
  entryScripts: ['/assets/entry.js', '/assets/shared.js'],
  styles: ['/assets/entry.css'],
  innerStyles: ['/assets/inner.css'],
  innerPages: ['cart'],
  fonts: { art: ['/assets/art-text.woff2'] },
  texts: { 'fr-CA': readTexts('fr-CA'), 'es-US': readTexts('es-US') },
  pages: { home: ['/assets/home.js'], product: ['/assets/product.js'] },
}

export interface StorefrontOptions {
  readonly overrides?: Partial<AppContext>
  readonly env?: Readonly<Record<string, string>>
  readonly options?: Partial<AppContextOptions>
  readonly siteOrigins?: OpenOptions['siteOrigins']
}

export async function openStorefront(options: StorefrontOptions = {}): Promise<StorefrontAndUpstream> {
  const lines: Line[] = []
  const { siteOrigins = {} } = options
  const upstream = await openUpstream({ works: 60, controlPorts: [0], log: keptLog(lines), siteOrigins })
  const faults = `${upstream.controlUrl}/faults`
  return {
    ...(await openBefore(upstream.url, options)),
    upstream,
    upstreamLog: lines,
    beforeSame: others => openBefore(upstream.url, others),
    async faults(target, fault) {
      const answer = await fetch(`${faults}/${target}`, { method: 'PUT', body: JSON.stringify(fault) })
      if (!answer.ok) throw new Error(await answer.text())
    },
    async calm() {
      await fetch(faults, { method: 'DELETE' })
    },
  }
}

export async function openBefore(
  upstreamUrl: string,
  { overrides = {}, env = {}, options = {} }: StorefrontOptions = {},
): Promise<Storefront> {
  const lines: Line[] = []
  const config = readConfig({
    UPSTREAM_PORT: new URL(upstreamUrl).port,
    SESSION_KEYS: 'a key for tests',
    // What a page holds must not hang on how busy the machine of the tests is.
    UPSTREAM_PATIENCE: '3',
    ...env,
  })
  const context = await createAppContext(
    config,
    // What is refused and a page's headers must not hang on how busy the machine of the tests is.
    { assets: ASSETS, publicDir: 'build/public', log: keptLog(lines), delayMs: () => 0, ...options },
    { earlyFrameMs: 60_000, ...(!env['REDIS_URL'] && { limiter: limiterWithoutDelays() }), ...overrides },
  )
  return { app: createFront(createApp(context), context), context, log: lines }
}

/** Counts as the shop does; but who signs in to one account again and again does not wait. */
function limiterWithoutDelays() {
  return createRateLimiter(Date.now, undefined, async () => {})
}

function keptLog(lines: Line[]) {
  return pino({ level: 'info' }, { write: (line: string) => void lines.push(JSON.parse(line)) })
}

export function documentOf(html: string): Document {
  return new JSDOM(html).window.document
}

/** A page's main element, parsed alone: the menu has up to half of the elements of a page. */
export function mainOf(html: string): HTMLElement {
  const [main = ''] = /<main[\s>].*<\/main>/s.exec(html) ?? []
  const element = documentOf(`<!DOCTYPE html>${main}`).querySelector('main')
  if (!element) throw new Error('The page has no main element.')
  return element
}
