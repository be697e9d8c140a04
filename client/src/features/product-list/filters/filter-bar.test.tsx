import { act, fireEvent, render, screen } from '@testing-library/react'
import { resolveSite, SITES } from '@wallart/sdk'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { CurrentSite } from '../../../i18n/site-context.ts'
import { mockBrowser } from '../../../ui/testing/mock-browser.ts'
import { useListLocation } from '../use-list-location.ts'
import type { FilterView } from '../list-view.ts'
import { FilterBar } from './filter-bar.tsx'
import { FilterChips } from './filter-chips.tsx'

const filters: readonly FilterView[] = [
  {
    attributeId: 'color',
    label: 'Color',
    values: [
      { value: 'blue', label: 'Blue', count: 3 },
      { value: 'red', label: 'Red', count: 2 },
      { value: 'grey', label: 'Grey', count: 0 },
    ],
  },
  { attributeId: 'size', label: 'Size', values: [{ value: 'large', label: 'Large', count: 5 }] },
  {
    attributeId: 'style',
    label: 'Style',
    values: [1, 2, 3, 4, 5, 6, 7, 8].map(id => ({ value: `v${id}`, label: `Value ${id}`, count: 1 })),
  },
]

const never = () => new Promise<null>(() => {})

function Bar() {
  const [offered, setOffered] = useState(filters)
  const listLocation = useListLocation(offered)
  return (
    <>
      <FilterBar filters={offered} total={9} listLocation={listLocation} />
      <FilterChips filters={offered} listLocation={listLocation} />
      <button onClick={() => flushSync(() => setOffered([...filters]))}>Bring products</button>
    </>
  )
}

const BRANDS = [
  { name: 'Art', prefix: '' },
  { name: 'AllPosters', prefix: '/allposters/en-us' },
] as const

// Each navigation takes for ever, so that what is seen is what is coming.
function show({ prefix }: (typeof BRANDS)[number], query = '') {
  const address = `${prefix}/category/movies${query}`
  const router = createMemoryRouter([{ path: '*', element: <Bar />, loader: never }], {
    basename: prefix || '/',
    initialEntries: [address],
    hydrationData: { loaderData: { 0: null } },
  })
  render(
    <CurrentSite value={resolveSite(address, SITES)}>
      <RouterProvider router={router} />
    </CurrentSite>,
  )
  return () => router.state.navigation.location?.search
}

const value = (name: RegExp) => screen.getByRole('link', { name, hidden: true })

beforeAll(mockBrowser)
beforeEach(() => {
  window.dataLayer = []
})

describe.each(BRANDS)('$name', brand => {
  test('choices in quick succession add up, though none of them shows yet', () => {
    const goal = show(brand)
    const [blue, red, large] = [value(/^Blue/), value(/^Red/), value(/^Large/)]
    // The browser dispatches these clicks without waiting.
    act(() => [blue, red, large].forEach(link => link.click()))
    expect(goal()).toBe('?f.color=blue&f.color=red&f.size=large')
    fireEvent.click(value(/^Newest/))
    expect(goal()).toBe('?f.color=blue&f.color=red&f.size=large&sort=newest')
  })

  test('a choice shows before its products are there', () => {
    show(brand)
    fireEvent.click(value(/^Blue/))
    expect(value(/^Blue/).getAttribute('aria-current')).toBe('true')
    expect(screen.getByRole('button', { name: 'Remove filter Blue' })).toBeTruthy()
  })

  test('a choice stays shown when products come that were asked for before it', () => {
    show(brand)
    act(() => {
      value(/^Blue/).click()
      screen.getByRole('button', { name: 'Bring products' }).click()
      expect(screen.getByRole('button', { name: 'Remove filter Blue' })).toBeTruthy()
    })
  })

  test('two values that are given up in quick succession are both gone', () => {
    const goal = show(brand, '?f.color=blue&f.color=red&f.size=large')
    const [blue, large] = [
      screen.getByRole('button', { name: 'Remove filter Blue' }),
      screen.getByRole('button', { name: 'Remove filter Large' }),
    ]
    act(() => [blue, large].forEach(button => button.click()))
    expect(goal()).toBe('?f.color=red')
  })
})

test('giving up all values at once is told of each (PLP-33, PLP-73)', () => {
  const pendingSearch = show(BRANDS[0], '?f.color=blue&f.size=large')
  fireEvent.click(screen.getByRole('link', { name: 'Clear All filters' }))
  expect(pendingSearch()).toBe('')
  expect(window.dataLayer).toEqual([
    { event: 'gallery_filter', attribute: 'color', value: 'blue', selected: false },
    { event: 'gallery_filter', attribute: 'size', value: 'large', selected: false },
  ])
})

test('a value that is clicked twice before it shows is chosen, and told once', () => {
  const goal = show(BRANDS[0])
  const blue = value(/^Blue/)
  act(() => [blue, blue].forEach(link => link.click()))
  expect(goal()).toBe('?f.color=blue')
  expect(window.dataLayer).toEqual([
    { event: 'gallery_filter', attribute: 'color', value: 'blue', selected: true },
  ])
})

test('the rest of a long row shows when it is asked for, and has the focus (PLP-70)', () => {
  show(BRANDS[0])
  expect(screen.queryByRole('link', { name: /^Value 7/, hidden: true })).toBeNull()
  fireEvent.click(value(/^Show 2 more/))
  expect(document.activeElement).toBe(value(/^Value 7/))
})

test('a row shows whole where one of its rest is chosen', () => {
  show(BRANDS[0], '?f.style=v8')
  expect(value(/^Value 8/).getAttribute('aria-current')).toBe('true')
})

test('a value that would leave nothing leads nowhere (PLP-33)', () => {
  show(BRANDS[0])
  const grey = value(/^Grey/)
  expect(grey.getAttribute('aria-disabled')).toBe('true')
  expect(grey.hasAttribute('href')).toBe(false)
})

test('a click that asks for a new tab is left to the browser', () => {
  const goal = show(BRANDS[0])
  const blue = value(/^Blue/)
  addEventListener('click', event => event.preventDefault(), { once: true })
  fireEvent.click(blue, { ctrlKey: true })
  expect(goal()).toBeUndefined()
})
