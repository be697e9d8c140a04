import { navigationAreaAttribute, trackNavigationClicks } from './navigation-clicks.ts'

const footer = navigationAreaAttribute('footer')['data-navigation']
let stop: () => void

beforeEach(() => {
  delete window.dataLayer
  document.addEventListener('click', event => event.preventDefault(), { once: true })
  stop = trackNavigationClicks()
})

afterEach(() => stop())

function click(html: string): void {
  document.body.innerHTML = html
  document.querySelector<HTMLElement>('[data-here]')?.click()
}

test('a link of the frame that is followed is told with its place (NAV-29)', () => {
  click(`<footer data-navigation="${footer}"><a href="/help/faq"> <span data-here>FAQ</span></a></footer>`)
  expect(window.dataLayer).toEqual([
    { event: 'navigation_click', place: 'footer', label: 'FAQ', url: '/help/faq' },
  ])
})

test('the innermost place counts, and a link without words by its name', () => {
  click(
    '<header data-navigation="header"><nav data-navigation="menu"><a data-here href="/x" aria-label="Cart"></a></nav></header>',
  )
  expect(window.dataLayer).toEqual([{ event: 'navigation_click', place: 'menu', label: 'Cart', url: '/x' }])
})

test.each([
  '<a data-here href="/x">a link of the page</a>',
  '<div data-navigation="menu"><b data-here>x</b></div>',
])('%s is nothing to tell', html => {
  click(html)
  expect(window.dataLayer).toBeUndefined()
})
