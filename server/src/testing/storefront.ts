import { openUpstream, type OpenUpstream } from '@wallart/fixtures/open.ts'
import type { Express } from 'express'
import { JSDOM } from 'jsdom'
import { pino } from 'pino'
import { createApp } from '../app.ts'
import type { Parts } from '../parts.ts'
import { createShops } from '../shops.ts'

/** A storefront over a real upstream, for tests. */
export interface Storefront {
  readonly app: Express
  /** Every line the server logged. */
  readonly log: readonly Record<string, unknown>[]
  readonly upstream: OpenUpstream
}

const ASSETS: Parts['assets'] = {
  build: 'test',
  dev: false,
  entry: '/assets/entry.js',
  imports: ['/assets/shared.js'],
  styles: ['/assets/entry.css'],
  pages: { home: ['/assets/home.js'] },
}

/** Opens an upstream in memory and a storefront before it. */
export async function openStorefront(parts: Partial<Parts> = {}): Promise<Storefront> {
  const upstream = await openUpstream()
  const lines: Record<string, unknown>[] = []
  const log = pino({ level: 'info' }, { write: (line: string) => void lines.push(JSON.parse(line)) })
  const shops = createShops({ commerceUrl: upstream.url, organizationId: 'f_ecom_wallart' }, log)
  const app = createApp({ assets: ASSETS, publicDir: 'build/public', shops, log, ...parts })
  return { app, log: lines, upstream }
}

/** The document of an HTML answer. */
export function documentOf(html: string): Document {
  return new JSDOM(html).window.document
}
