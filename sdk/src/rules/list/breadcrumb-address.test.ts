import { breadcrumbAddress } from './breadcrumb-address.ts'

test.each([
  ['/gallery/cats', 'best-matches', '/gallery/cats'],
  ['/gallery/cats?a=1', 'best-matches', '/gallery/cats?a=1'],
  ['/gallery/cats', 'newest', '/gallery/cats?sort=newest'],
  ['/gallery/cats?a=1', 'newest', '/gallery/cats?a=1&sort=newest'],
  ['/gallery/cats?sort=title', 'newest', '/gallery/cats?sort=newest'],
  ['/gallery/cats?a=1?2', 'newest', '/gallery/cats?a=1%3F2&sort=newest'],
  ['/gallery/cats#top', 'title', '/gallery/cats?sort=title#top'],
  ['/gallery/cats?a=1#top?#x', 'title', '/gallery/cats?a=1&sort=title#top?#x'],
  ['/', 'newest', '/'],
  ['https://shop.test', 'newest', 'https://shop.test'],
  ['https://shop.test/cats', 'title', 'https://shop.test/cats?sort=title'],
] as const)(
  'the breadcrumb to %s under sort %s leads to %s (GUI-27, GUI-28, C-52)',
  (displayUrl, sort, address) => {
    expect(breadcrumbAddress({ displayUrl }, sort)).toBe(address)
  },
)
