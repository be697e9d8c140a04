import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { useSite } from '../i18n/site-context.ts'
import { LocaleProvider } from '../i18n/testing/locale-provider.tsx'
import { useOtherTabs } from './use-other-tabs.ts'

// jsdom has one tab and no channel between several.
const tabs = new Set<EventTarget>()

beforeEach(() => {
  tabs.clear()
  Object.assign(globalThis, {
    BroadcastChannel: class extends EventTarget {
      constructor() {
        super()
        tabs.add(this)
      }
      close() {
        tabs.delete(this)
      }
    },
  })
  setHidden(false)
})

function setHidden(isHidden: boolean) {
  Object.defineProperty(document, 'hidden', { configurable: true, value: isHidden })
  document.dispatchEvent(new Event('visibilitychange'))
}

const tell = (tab: number, currency = 'USD') =>
  act(() => {
    for (const each of tabs) each.dispatchEvent(new MessageEvent('message', { data: { tab, currency } }))
  })

const EnglishPage = ({ children }: { readonly children: ReactNode }) => (
  <LocaleProvider locale="en-US">{children}</LocaleProvider>
)

function openTab({ takesCurrency = false } = {}) {
  const heard: string[] = []
  const onChange = async () => void heard.push('a change')
  const { unmount } = renderHook(() => useOtherTabs(useSite(), onChange, takesCurrency), {
    wrapper: EnglishPage,
  })
  return { heard, unmount }
}

test('a tab in sight hears of what another does at once, and not of itself', () => {
  const { heard } = openTab()
  tell(performance.timeOrigin)
  expect(heard).toEqual([])
  tell(1)
  expect(heard).toEqual(['a change'])
})

test('a cart in sight waits until it is in use when a tab of another currency has changed', () => {
  const { heard: ofCart } = openTab({ takesCurrency: true })
  const { heard: ofHeader } = openTab()
  tell(1, 'CAD')
  expect([ofCart, ofHeader]).toEqual([[], ['a change']])
  dispatchEvent(new Event('focus'))
  expect([ofCart, ofHeader]).toEqual([['a change'], ['a change']])
  tell(1)
  expect(ofCart).toHaveLength(2)
})

test('a hidden tab hears of it once, when it is shown', () => {
  const { heard, unmount } = openTab()
  setHidden(true)
  tell(1)
  tell(2)
  expect(heard).toEqual([])
  setHidden(false)
  expect(heard).toEqual(['a change'])
  setHidden(true)
  setHidden(false)
  expect(heard).toEqual(['a change'])
  unmount()
  expect(tabs.size).toBe(0)
})
