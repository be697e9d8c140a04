import { parseLocation } from '../front/page-location.ts'
import { CallContext } from '../front/call-context.ts'
import { openStorefront, type StorefrontAndUpstream } from '../testing/prebuilt.ts'
import { loadPage } from './load-page.ts'
import { readAll, renderDocument, renderPage } from './render-page.tsx'

let shop: StorefrontAndUpstream

beforeAll(async () => {
  shop = await openStorefront()
})

afterAll(() => shop.upstream.close())

class TestContext extends CallContext {
  override readonly id = 'test'
  override readonly traceId = ''
  override readonly spanId = undefined
  override readonly isSampled = undefined
  override readonly shopper = undefined
  override readonly signal = new AbortController().signal
}

const FIRST_SCRIPT =
  /<(?:link|script)\b[^>]* (?:href|src)="\/assets\/begin.js"[^>]*>(?:<\/script>)?| id="_R_"/g

test.each(['/', '/allposters/fr-ca/search?skq=blue', '/products/arches-in-crimson-no-1-A1', '/nowhere'])(
  'at %s a document rendered at once is the one that React streams',
  async path => {
    const location = parseLocation(path)
    const context = new TestContext()
    const page = await loadPage(location, context, shop.context)
    if (page.kind === 'moved') throw new Error(`${path} has moved.`)
    const streamed = await readAll(await renderPage(location, page, shop.context, context), context.signal)
    const { body } = await renderDocument(location, page, shop.context, context)
    expect(body.toString().replaceAll(FIRST_SCRIPT, '')).toBe(streamed.replaceAll(FIRST_SCRIPT, ''))
  },
)
