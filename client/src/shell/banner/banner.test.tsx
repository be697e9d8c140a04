import { jest } from '@jest/globals'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { SITES } from '@wallart/sdk'
import { CurrentSite } from '../../i18n/site-context.ts'
import { mockBrowser } from '../../ui/testing/mock-browser.ts'
import { Banner } from './banner.tsx'
import type { BannerView } from './banner-view.ts'

const site = SITES.Art
const locale = { id: 'en-US', alias: 'en-us', preferredCurrency: 'USD' }
const context = { site, locale, addressStyle: { site: 'none', locale: 'none' } } as const
const NOW = Date.UTC(2026, 10, 21, 12)

const messages = [
  { id: 'one', text: 'First offer', href: '/category/new' },
  { id: 'two', text: 'Second offer' },
]

beforeEach(() => {
  mockBrowser()
  delete window.dataLayer
})

/** A test with a clock that goes only as it is told; the runner's own clock must be back before the test ends. */
const withBannerClock = (run: () => void) => () => {
  jest.useFakeTimers({ now: NOW })
  try {
    run()
  } finally {
    jest.useRealTimers()
  }
}

function show(banner: BannerView) {
  render(
    <CurrentSite value={context}>
      <Banner banner={banner} />
    </CurrentSite>,
  )
}

/** The message that is seen. */
const shown = () =>
  screen
    .getAllByText(/ offer$/)
    .map(each => each.closest('p'))
    .find(each => each?.hasAttribute('inert') === false)

const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms))

test(
  'the messages take turns every 5000 ms and fade for the last 500 of them (BAN-05, BAN-06)',
  withBannerClock(() => {
    show({ messages })
    pass(4499)
    expect(shown()?.textContent).toBe('First offer')
    expect(shown()?.dataset['fading']).toBeUndefined()
    pass(1)
    expect(shown()?.dataset['fading']).toBe('true')
    pass(500)
    expect(shown()?.textContent).toBe('Second offer')
    expect(shown()?.dataset['fading']).toBeUndefined()
    pass(5000)
    expect(shown()?.textContent).toBe('First offer')
  }),
)

test(
  'the button stops them and lets them go on (A-06)',
  withBannerClock(() => {
    show({ messages })
    fireEvent.click(screen.getByRole('button', { name: 'Stop the offers from changing' }))
    pass(20_000)
    expect(shown()?.textContent).toBe('First offer')
    fireEvent.click(screen.getByRole('button', { name: 'Let the offers change' }))
    pass(5000)
    expect(shown()?.textContent).toBe('Second offer')
  }),
)

test(
  'who wants little motion lets them change by the button',
  withBannerClock(() => {
    mockBrowser({ isCalm: true })
    show({ messages })
    pass(20_000)
    expect(shown()?.textContent).toBe('First offer')
    fireEvent.click(screen.getByRole('button', { name: 'Let the offers change' }))
    pass(5000)
    expect(shown()?.textContent).toBe('Second offer')
  }),
)

test(
  'they stand still while the focus or a pointer is on them',
  withBannerClock(() => {
    show({ messages })
    act(() => screen.getByRole('link', { name: 'First offer' }).focus())
    pass(20_000)
    act(() => screen.getByRole('link', { name: 'First offer' }).blur())
    expect(shown()?.textContent).toBe('First offer')
    pass(5000)
    expect(shown()?.textContent).toBe('Second offer')
  }),
)

test(
  'one message alone does not change and has nothing to stop',
  withBannerClock(() => {
    show({ messages: messages.slice(0, 1) })
    expect(screen.queryByRole('button')).toBeNull()
  }),
)

test(
  'the data layer learns what was seen and what was followed (BAN-09)',
  withBannerClock(() => {
    show({ messages })
    document.addEventListener('click', event => event.preventDefault(), { once: true })
    fireEvent.click(screen.getByRole('link', { name: 'First offer' }))
    const offer = { event: 'global_banner', name: 'First offer', index: 0, url: '/category/new' }
    expect(window.dataLayer).toEqual([
      { ...offer, action: 'view' },
      { ...offer, action: 'click' },
    ])
  }),
)

test(
  'the countdown tells days, hours and minutes, anew every 30000 ms, until it is over (BAN-07, BAN-08)',
  withBannerClock(() => {
    show({
      messages: [],
      countdown: { title: 'Sale', endsAt: NOW + (26 * 60 + 1) * 60_000, endText: 'Nov 22, 2 PM' },
    })
    expect(screen.getByText('Sale')).toBeTruthy()
    expect(screen.getByRole('timer').textContent).toBe('1d 2h 1m left')
    pass(29_999)
    expect(screen.getByRole('timer').textContent).toBe('1d 2h 1m left')
    pass(1)
    expect(screen.getByRole('timer').textContent).toBe('1d 2h 0m left')
    pass(27 * 3_600_000)
    expect(screen.queryByRole('timer')).toBeNull()
  }),
)

test(
  'without messages and without a countdown there is no banner (BAN-04)',
  withBannerClock(() => {
    show({ messages: [] })
    expect(screen.queryByRole('region')).toBeNull()
  }),
)
