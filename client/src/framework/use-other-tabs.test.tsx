import { act, renderHook } from '@testing-library/react'
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

const tell = (from: number) =>
  act(() => {
    for (const tab of tabs) tab.dispatchEvent(new MessageEvent('message', { data: from }))
  })

function openTab() {
  const heard: string[] = []
  const onChange = async () => void heard.push('a change')
  const { unmount } = renderHook(() => useOtherTabs('me Art', onChange))
  return { heard, unmount }
}

test('a tab in sight hears of what another does at once, and not of itself', () => {
  const { heard } = openTab()
  tell(performance.timeOrigin)
  expect(heard).toEqual([])
  tell(1)
  expect(heard).toEqual(['a change'])
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
