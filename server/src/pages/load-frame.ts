import { createHash } from 'node:crypto'
import type { CachePolicy as PageKind } from '@wallart/client/framework/loader.server.ts'
import type { PageRequest } from '@wallart/client/framework/page-request.server.ts'
import {
  loadFrame as loadFrameData,
  renderFrameParts,
  type FrameView,
} from '@wallart/client/routes.server.ts'
import type { FrameHtml } from '@wallart/client/framework/frame-html.ts'

import type { MenuEntry, SiteContext, Translations } from '@wallart/sdk'
import type { Logger } from 'pino'

export interface LoadedFrame {
  /** What a page's data says of its frame. */
  readonly view: FrameView
  readonly html: FrameHtml
  readonly cache: PageKind
  /** A page for all visitors is complete, or it is the error page. */
  readonly isBroken?: true
}

export async function loadFrame(
  request: PageRequest,
  texts: Translations,
  log: Logger,
): Promise<LoadedFrame | undefined> {
  const result = await loadFrameData(request)
  if (result.kind !== 'found') return undefined
  const { menu, ...rest } = result.data
  try {
    const html = frameHtml(menu, request.context, texts)
    return { view: { version: html.version, hasMenu: menu.length > 0, ...rest }, html, cache: result.cache }
  } catch (error) {
    log.error({ err: error }, 'part of a page failed to render')
    return {
      view: { version: '', hasMenu: false, ...rest },
      html: { version: '', parts: {} },
      cache: 'degraded',
      isBroken: true,
    }
  }
}

const rendered = new WeakMap<readonly MenuEntry[], Map<string, FrameHtml>>()

// The menu is the same object for as long as the catalogue's answer is.
function frameHtml(menu: readonly MenuEntry[], context: SiteContext, texts: Translations): FrameHtml {
  const { site, locale, addressStyle } = context
  const ofMenu = rendered.get(menu) ?? new Map<string, FrameHtml>()
  rendered.set(menu, ofMenu)
  const key = [site.id, locale.id, addressStyle.site, addressStyle.locale].join(' ')
  const html = ofMenu.get(key) ?? withVersion(renderFrameParts(menu, context, texts))
  ofMenu.set(key, html)
  return html
}

function withVersion(parts: FrameHtml['parts']): FrameHtml {
  const version = createHash('sha256').update(JSON.stringify(parts)).digest('base64url').slice(0, 10)
  return { version, parts }
}
