import { jest } from '@jest/globals'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { SITES } from '@wallart/sdk'
import type { ReactNode } from 'react'
import { Link, MemoryRouter } from 'react-router-dom'
import { afterPaint } from '../../framework/after-paint.ts'
import { CurrentSite } from '../../i18n/site-context.ts'
import { tileFromSummary } from '../../catalogue/tile-from-summary.ts'
import { mockBrowser } from '../../ui/testing/mock-browser.ts'
import { MoreLikeThis } from './more-like-this.tsx'
import { ProductScroller } from './product-scroller.tsx'
import { Recommendations } from './recommendations.tsx'
import { RelatedCategories } from './related-categories.tsx'

const context = {
  site: SITES.Art,
  locale: { id: 'en-US', alias: 'en-us' },
  addressStyle: { site: 'none', locale: 'none' },
} as const

const by = { recommenderName: 'PDP-recommendations', recoUuid: 'u-1' }
const work = (upi: string) => ({ upi, href: `#${upi}`, imageId: upi, name: `Work ${upi}` })
const works = (count: number) => Array.from({ length: count }, (_, index) => work(`A${index + 1}`))

const reported: unknown[] = []
const answer = { status: 200, tiles: works(5).map(tileFromSummary), isThere: true }

// Everything is near.
function MockIntersectionObserver(tell: (entries: readonly object[]) => void) {
  return { observe: () => tell([{ isIntersecting: true }]), disconnect: () => {} }
}

beforeAll(() => {
  mockBrowser()
  Object.assign(globalThis, {
    IntersectionObserver: MockIntersectionObserver,
    fetch: jest.fn(async (address: string, init?: { readonly body?: string }) => {
      if (init?.body) reported.push(JSON.parse(init.body))
      const { status, tiles, isThere } = answer
      if (!isThere) return new Promise(() => {})
      return {
        ok: address.startsWith('/api/activities') || status === 200,
        json: async () => ({ by, tiles }),
      }
    }),
  })
})

afterEach(() => act(() => new Promise<void>(afterPaint)))

beforeEach(() => {
  reported.length = 0
  window.dataLayer = []
  Object.assign(answer, { status: 200, tiles: works(5).map(tileFromSummary), isThere: true })
})

const inShop = (content: ReactNode) => (
  <MemoryRouter>
    <CurrentSite value={context}>{content}</CurrentSite>
  </MemoryRouter>
)

// What is asked for has come when this is done.
const show = (content: ReactNode) => act(async () => render(inShop(content)))

const names = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)

test('five are shown, those that the page shows already come last, and their view is told (PDP-19, REC-12)', async () => {
  await show(<Recommendations upi="A9" seen={[work('A1')]} />)
  expect(screen.getByRole('heading', { name: 'You May Also Like' })).toBeTruthy()
  expect(names()).toEqual(['Work A2', 'Work A3', 'Work A4', 'Work A5', 'Work A1'])
  await act(() => new Promise<void>(afterPaint))
  expect(reported).toEqual([{ name: 'viewReco', by, ids: ['A2', 'A3', 'A4', 'A5', 'A1'] }])
})

test('a recommendation that is followed is told twice over (REC-13)', async () => {
  await show(<Recommendations upi="A9" seen={[]} />)
  const link = screen.getByRole('link', { name: 'Work A2' })
  fireEvent.click(link)
  await act(() => new Promise<void>(afterPaint))
  expect(reported).toContainEqual({ name: 'clickReco', by, id: 'A2' })
  expect(window.dataLayer).toContainEqual({
    event: 'pdp_recommendation_click',
    recommender_name: 'PDP-recommendations',
    reco_uuid: 'u-1',
    item_id: 'A2',
    index: 1,
  })
})

test.each([
  ['four', { tiles: works(4).map(tileFromSummary) }],
  ['none, because something failed,', { status: 503 }],
])('%s are not shown (PDP-19)', async (_, overrides) => {
  Object.assign(answer, overrides)
  const { container } = await show(<Recommendations upi="A9" seen={[]} />)
  expect(container.textContent).toBe('')
})

test('those of the product before give way to their shapes until its own are known (PDP-27)', async () => {
  const { rerender } = await show(<Recommendations upi="A9" seen={[]} />)
  const showFor = (upi: string) => act(async () => rerender(inShop(<Recommendations upi={upi} seen={[]} />)))
  expect(screen.getByRole('heading', { name: 'You May Also Like' })).toBeTruthy()
  Object.assign(answer, { isThere: false })
  await showFor('A8')
  const loading = await screen.findByText('Loading recommendations')
  expect(loading.parentElement?.getAttribute('aria-busy')).toBe('true')
  expect(loading.parentElement?.querySelectorAll('[data-shape=picture]')).toHaveLength(5)
  expect(screen.queryByRole('heading', { name: 'You May Also Like' })).toBeNull()
  Object.assign(answer, { isThere: true })
  await showFor('A7')
  expect(screen.getByRole('heading', { name: 'You May Also Like' })).toBeTruthy()
  expect(screen.queryByText('Loading recommendations')).toBeNull()
})

test.each([
  [3, 'no arrows', 'true'],
  [4, 'arrows', undefined],
])('a scroller of %p has %s, in every window (REC-05, C-24)', async (count, _, isBare) => {
  Object.assign(answer, { tiles: works(count).map(tileFromSummary) })
  await show(
    <ProductScroller
      id="most-viewed"
      title={{ code: 'row.most-viewed', message: 'Most viewed' }}
      zone="not-found"
    />,
  )
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Most viewed')
  const arrow = screen.getByRole('button', { name: 'Next: Most viewed' })
  expect(arrow.parentElement?.className).toBe(isBare ? 'arrows notWide notNarrow' : 'arrows')
  await act(() => new Promise<void>(afterPaint))
  expect(reported).toEqual([{ name: 'viewReco', by, ids: works(count).map(({ upi }) => upi) }])
})

test('a scroller has 4 shapes until its works are known, and no place where there are none (REC-06, REC-20)', async () => {
  const scroller = (
    <ProductScroller
      id="most-viewed"
      title={{ code: 'row.most-viewed', message: 'Most viewed' }}
      zone="not-found"
    />
  )
  Object.assign(answer, { isThere: false })
  const { container: waiting } = await show(scroller)
  expect(waiting.querySelector('[aria-busy=true]')?.textContent).toBe('Loading products')
  expect(waiting.querySelectorAll('[data-shape=picture]')).toHaveLength(4)
  Object.assign(answer, { isThere: true, status: 503 })
  const { container } = await show(scroller)
  expect(container.textContent).toBe('')
})

test('they are links in the form of the address that the visitor came with (WEB-20)', async () => {
  const tiles = ['A1', 'A2', 'A3', 'A4', 'A5'].map(upi =>
    tileFromSummary({ ...work(upi), href: `/-sp/${upi}.htm` }),
  )
  Object.assign(answer, { tiles })
  const index = {
    ...context,
    site: SITES.AllPosters,
    addressStyle: { site: 'prefix', locale: 'none' },
  } as const
  await show(
    <CurrentSite value={index}>
      <Recommendations upi="A9" seen={[]} />
    </CurrentSite>,
  )
  const link = screen.getByRole('link', { name: 'Work A2' })
  expect(link.getAttribute('href')).toBe('/allposters/-sp/A2.htm')
})

test('the browser shows the whole row, of which the server sends the beginning (PDP-21, PDP-22)', async () => {
  await show(<MoreLikeThis items={works(20)} upi="A9" />)
  expect(screen.getAllByRole('group')).toHaveLength(20)
})

test('similar works that are shown and followed stand in the data layer, without an unknown price (REC-26)', async () => {
  await show(<MoreLikeThis items={works(6)} upi="A9" />)
  expect(screen.getByRole('region', { name: 'More Like This' })).toBeTruthy()
  fireEvent.click(screen.getByRole('link', { name: 'Work A3' }))
  const list = { item_list_id: 'more-like-this', item_list_name: 'More Like This' }
  const item = { item_id: 'A3', item_name: 'Work A3', quantity: 1, index: 2 }
  expect(window.dataLayer).toContainEqual({ event: 'select_item', ...list, items: [item] })
  expect(window.dataLayer?.find(({ event }) => event === 'view_item_list')).toMatchObject(list)
  expect(window.dataLayer).toContainEqual({
    event: 'similar_items',
    item_id: 'A9',
    similar_item_id: 'A3',
    index: 2,
  })
})

test('another size or finish of the work shows no list again', async () => {
  await show(
    <>
      <MoreLikeThis items={works(6)} upi="A9" />
      <Link to="/?upi=A9B">Another size</Link>
    </>,
  )
  await userEvent.click(screen.getByRole('link', { name: 'Another size' }))
  expect(window.dataLayer?.filter(({ event }) => event === 'view_item_list')).toHaveLength(1)
})

test('a related category that is followed stands in the data layer (PDP-23, REC-26)', async () => {
  await show(<RelatedCategories categories={[{ id: 'cats', name: 'Cats', displayUrl: '#cats' }]} upi="A9" />)
  await userEvent.click(screen.getByRole('link', { name: 'Cats' }))
  expect(window.dataLayer).toEqual([
    { event: 'related_categories', item_id: 'A9', category_id: 'cats', category_name: 'Cats', url: '#cats' },
  ])
})

test('where nothing is similar or related, there is no place for it', async () => {
  const { container } = await show(
    <>
      <MoreLikeThis items={[]} upi="A9" />
      <RelatedCategories categories={[]} upi="A9" />
    </>,
  )
  expect(container.textContent).toBe('')
})
