import { jest } from '@jest/globals'
import { act, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { GUEST, MeContext, useMe, type Me } from '../framework/me.ts'
import { LocaleProvider } from '../i18n/testing/locale-provider.tsx'
import { VisitorProvider } from './visitor-provider.tsx'

const ADA: Me = { isSignedIn: true, name: 'Ada', badge: 1, hearts: [] }

class SilentChannel extends EventTarget {
  postMessage(): void {}
  close(): void {}
}

const Name = () => <p>{useMe().name || 'a guest'}</p>

function renderCheckout(answer: Response | Error) {
  const fetch = jest.fn<typeof globalThis.fetch>(async () => {
    if (answer instanceof Error) throw answer
    return answer
  })
  Object.assign(globalThis, { fetch, BroadcastChannel: SilentChannel })
  document.cookie = 'p-art=1'
  render(
    <LocaleProvider locale="en-US">
      <MemoryRouter initialEntries={['/checkout']}>
        <MeContext value={ADA}>
          <VisitorProvider>
            <Name />
          </VisitorProvider>
        </MeContext>
      </MemoryRouter>
    </LocaleProvider>,
  )
  return fetch
}

// A page that loads itself again writes to the console here, and fails the test.
test.each([
  ['an answer of an overload', new Response('{}', { status: 503 })],
  ['no answer', new TypeError('Failed to fetch')],
])('%s to who looks at the checkout changes nothing', async (_, answer) => {
  const fetch = renderCheckout(answer)
  await act(() => new Promise(resolve => setTimeout(resolve)))
  expect(fetch.mock.calls[0]?.[0]).toContain('/api/me')
  expect(screen.getByText('Ada')).toBeTruthy()
})

test('a page that was loaded again and still names a customer who is not known is not loaded once more', async () => {
  history.replaceState({ hasLeft: true }, '')
  renderCheckout(new Response(JSON.stringify(GUEST)))
  expect(await screen.findByText('a guest')).toBeTruthy()
})
