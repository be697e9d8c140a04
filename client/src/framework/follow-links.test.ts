import { afterPaint } from './after-paint.ts'
import { followLinks, isBrowserNavigation } from './follow-links.ts'

const visitedPath: string[] = []
const navigateOptions: object[] = []
const navigate = async (to: string, options: object) => {
  visitedPath.push(to)
  navigateOptions.push(options)
}
const isInternal = (address: string): boolean => !address.includes('site=Art')
const preventDefault = (event: Event): void => event.preventDefault()

beforeAll(() => {
  history.replaceState(null, '', '/allposters/category/movies')
  followLinks({ navigate }, '/allposters', isInternal)
})

beforeEach(() => {
  visitedPath.length = 0
  navigateOptions.length = 0
})

function click(html: string, init: MouseEventInit = {}): boolean {
  document.body.innerHTML = html
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, button: 0, ...init })
  // jsdom has nowhere to go with what is left to the browser.
  globalThis.addEventListener('click', preventDefault)
  const target = document.querySelector('[data-here]') ?? document.querySelector('a')
  target?.dispatchEvent(event)
  globalThis.removeEventListener('click', preventDefault)
  return visitedPath.length > 0
}

test.each([
  ['<a href="/allposters/category/music">x</a>', '/category/music'],
  ['<a href="/allposters">x</a>', '/'],
  ['<a href="/allposters/?page=2#main">x</a>', '/?page=2#main'],
  ['<a href="/allposters/category/music"><b data-here>x</b></a>', '/category/music'],
])('%s leads to %s below the prefix', (html, to) => {
  click(html)
  expect(visitedPath).toEqual([to])
})

test.each([
  ['another site', '<a href="https://elsewhere.test/">x</a>'],
  ['the other brand by its prefix', '<a href="/art/category/rooms">x</a>'],
  ['the other brand by its query', '<a href="/allposters/?site=Art">x</a>'],
  ['a path that only begins like the prefix', '<a href="/allposters-news">x</a>'],
  ['a new tab', '<a href="/allposters/x" target="_blank">x</a>'],
  ['a download', '<a href="/allposters/x" download>x</a>'],
  ['a place on this page', '<a href="#main">x</a>'],
  ['no link at all', '<p data-here>x</p>'],
])('%s is left to the browser', (_, html) => {
  expect(click(html)).toBe(false)
})

test.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
  'a click with %j is left to the browser',
  init => {
    expect(click('<a href="/allposters/category/music">x</a>', init)).toBe(false)
  },
)

test('a click with its default prevented is left alone', () => {
  document.body.addEventListener('click', preventDefault)
  expect(click('<a href="/allposters/category/music">x</a>')).toBe(false)
  document.body.removeEventListener('click', preventDefault)
})

test.each([
  ['<a href="/allposters/category/music">x</a>', false, false],
  ['<a href="/allposters/category/movies?f.color=blue">x</a>', true, false],
  ['<p data-from-top><a href="/allposters/category/movies?page=2">x</a></p>', false, false],
  ['<p data-replace><a href="/allposters/category/movies?page=2">x</a></p>', true, true],
  ['<p data-replace><a href="/allposters/category/movies">x</a></p>', true, true],
  ['<p data-replace><a href="/allposters/category/music">x</a></p>', false, true],
])(
  '%s keeps the place: %p, and takes the step of the history: %p',
  async (html, preventScrollReset, replace) => {
    click(html)
    await new Promise<void>(afterPaint)
    expect(navigateOptions).toEqual([{ preventScrollReset, replace }])
  },
)

test('a choice is shown before what follows from it is worked out', async () => {
  expect(click('<p data-replace><a href="/allposters/category/movies?page=2">x</a></p>')).toBe(false)
  await new Promise<void>(afterPaint)
  expect(visitedPath).toEqual(['/category/movies?page=2'])
})

test('a picture is no page', () => {
  const link = document.createElement('a')
  link.href = '/img/A1.jpg?artWidth=1200'
  expect(isBrowserNavigation(new MouseEvent('click'), link)).toBe(true)
  link.href = '/imgs'
  expect(isBrowserNavigation(new MouseEvent('click'), link)).toBe(false)
})
