import { SITES, siteLink } from '@wallart/sdk'
import { headView, type HeadInput } from './head-view.server.ts'
import type { AbsoluteUrl } from './page-request.server.ts'

const site = SITES.Art
const { defaultLocale } = site.l10n
const address: AbsoluteUrl = (path, locale) => {
  const at = locale ?? { id: defaultLocale, alias: '' }
  const addressStyle = { site: 'none', locale: at.id === defaultLocale ? 'none' : 'prefix' } as const
  return `https://art.test${siteLink(path, { site, locale: at, addressStyle })}`
}

const head = (facts: Partial<HeadInput>) =>
  headView({ title: 'Title', description: 'Text', path: '/p', ...facts }, { context: { site }, address })

test.each([
  ['Short', 'Short'],
  ['  two   words ', 'two words'],
  ['word '.repeat(20), `${'word '.repeat(12).trim()}…`],
  [`${'word '.repeat(10)}words, and more of them`, `${'word '.repeat(10)}words…`],
  [
    'Inland Upland by Sunniva Dahl | Framed Art Print | Art Gallery',
    'Inland Upland by Sunniva Dahl | Framed Art Print',
  ],
  [`${'word '.repeat(11)}word | Art Print | Art`, `${'word '.repeat(11)}word`],
  [`${'word '.repeat(13)}| Art Print`, `${'word '.repeat(12).trim()}…`],
  [`Results for "${'x'.repeat(50)}" | Art`, `Results for "${'x'.repeat(46)}…`],
  ['x'.repeat(61), `${'x'.repeat(59)}…`],
])('the title %p is no longer than search engines show (WEB-18)', (title, shown) => {
  expect(head({ title }).title).toBe(shown)
  expect(shown.length).toBeLessThanOrEqual(60)
})

test('every language has its address, and one of them is x-default (WEB-16)', () => {
  expect(head({ path: '/category/cats?page=2' }).alternates).toEqual([
    { language: 'en-US', href: 'https://art.test/category/cats?page=2' },
    { language: 'en-CA', href: 'https://art.test/en-ca/category/cats?page=2' },
    { language: 'fr-CA', href: 'https://art.test/fr-ca/category/cats?page=2' },
    { language: 'es-US', href: 'https://art.test/es-us/category/cats?page=2' },
    { language: 'x-default', href: 'https://art.test/category/cats?page=2' },
  ])
})

test('a page that is not to be found has no other languages', () => {
  expect(head({ robots: 'NOINDEX, FOLLOW' })).toMatchObject({ robots: 'NOINDEX, FOLLOW', alternates: [] })
})

test('what stands for a page is the work on a wall (WEB-18)', () => {
  expect(head({ picture: { imageId: 'A1', alt: 'Arches', room: 'office' } }).picture).toEqual({
    href: 'https://art.test/img/A1.jpg?artWidth=1200&artHeight=630&artLifeStyle=office',
    alt: 'Arches',
  })
})
