import { brotliCompressSync } from 'node:zlib'
import { CACHE_POLICIES } from './cache-policies.ts'
import { createSharedPages } from './shared-pages.ts'
import { storedPage } from './stored-page.ts'

const page = storedPage({ status: 200, headers: { 'content-type': 'text/html' }, body: '<h1>Art</h1>' })

/** What is stored of the page, with other bytes behind its first line. */
async function readSpoiled(spoil: (packed: Buffer) => Buffer) {
  const values = new Map<string, Buffer>()
  const pages = createSharedPages(
    {
      get: async key => values.get(key),
      set: async (key, value) => void values.set(key, value),
      add: async () => 1,
      isRequestedAgain: async () => true,
    },
    'build',
  )
  await pages.set('/', page, CACHE_POLICIES.home)
  for (const [key, value] of values) {
    const end = value.indexOf('\n') + 1
    values.set(key, Buffer.concat([value.subarray(0, end), spoil(value.subarray(end))]))
  }
  return pages.get('/')
}

test('a page is found as it was stored', async () => {
  const found = await readSpoiled(packed => packed)
  expect(String(found?.page.bytes('identity'))).toBe('<h1>Art</h1>')
})

test.each([
  ['no brotli', () => Buffer.from('garbage')],
  ['cut short', (packed: Buffer) => packed.subarray(0, -3)],
  ['empty', () => Buffer.alloc(0)],
  ['those of another page', () => brotliCompressSync('<h1>Evil</h1>')],
  ['a bomb', () => brotliCompressSync(Buffer.alloc(64 * 1024 ** 2))],
])('a page whose bytes are %s counts as none', async (_, spoil) => {
  expect(await readSpoiled(spoil)).toBeUndefined()
})
