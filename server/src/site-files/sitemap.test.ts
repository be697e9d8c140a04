import { SITES, type SitemapRange } from '@wallart/sdk'
import { createSiteAddress } from '../front/site-address.ts'
import { createSitemaps, IncompleteSitemap } from './sitemap.ts'

const LAST = 1200

function createKnownLast() {
  let known: number | undefined
  return { get: () => known, set: (last: number) => void (known = last) }
}

const sitemapsWith = (versionOf: (from: number) => string) =>
  createSitemaps(
    SITES.Art,
    {
      part: ({ from, limit }: SitemapRange) => {
        const count = Math.max(0, Math.min(limit, LAST + 1 - from))
        const entries = Array.from({ length: count }, (_, at) => ({
          url: `/products/work-A${from + at}`,
          changedOn: '2026-03-01',
        }))
        return Promise.resolve({ last: LAST, version: versionOf(from), entries })
      },
    },
    createSiteAddress({}, 'http://localhost:3000'),
    createKnownLast(),
  )

async function textOf(file: { readonly chunks: Iterable<string> | AsyncIterable<string> } | undefined) {
  let text = ''
  for await (const chunk of file?.chunks ?? []) text += chunk
  return text
}

test('a file has every work of its ranges once', async () => {
  const text = await textOf(await sitemapsWith(() => 'v').works(1))
  const pages = [...text.matchAll(/<loc>([^<]+)/g)].map(([, page]) => page)
  expect(pages.length).toBe(LAST)
  expect(new Set(pages).size).toBe(LAST)
  expect(pages.at(-1)).toBe('http://localhost:3000/products/work-A1200')
})

test('a catalogue that is replaced meanwhile cuts the file off', async () => {
  const file = await sitemapsWith(from => (from > 500 ? 'after' : 'before')).works(1)
  await expect(textOf(file)).rejects.toThrow(IncompleteSitemap)
})

test('a file beyond the last work is none, and made-up ones cost one call', async () => {
  const calls: number[] = []
  const sitemaps = sitemapsWith(from => {
    calls.push(from)
    return 'v'
  })
  for (const page of [2, 3, 999]) expect(await sitemaps.works(page)).toBeUndefined()
  expect(calls).toEqual([5001])
  expect(await sitemaps.works(1)).toBeDefined()
})
