import { jest } from '@jest/globals'
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { resolveSite, SITES } from '@wallart/sdk'
import { useState } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { ChangeMeContext, MeContext, useChangeMe, type Me } from '../../framework/me.ts'
import { OpenSignInContext } from '../../framework/open-sign-in.ts'
import { CurrentSite } from '../../i18n/site-context.ts'
import { mockBrowser } from '../../ui/testing/mock-browser.ts'
import { Toasts } from '../../ui/toast/toasts.tsx'
import { Heart } from '../../catalogue/heart.tsx'
import { PageHeartsContext, useHearts } from '../../catalogue/page-hearts.ts'
import { Hearts } from './hearts.tsx'

const ADA: Me = { isSignedIn: true, name: 'Ada', badge: 0, hearts: ['A2', 'A3'] }
const PRODUCT = { id: 'A1', name: 'Blue Dunes', price: { minor: 1999, currency: 'USD' } } as const

const requests = jest.fn<typeof fetch>()
const openSignIn = jest.fn()
const answer = (status: number, body: unknown) => new Response(JSON.stringify(body), { status })

function SignIn() {
  const changeMe = useChangeMe()
  return (
    <button type="button" onClick={() => changeMe(ADA)}>
      Sign in
    </button>
  )
}

function UndoableHeart() {
  const hearts = useHearts()
  return (
    <PageHeartsContext value={{ ...hearts, press: each => hearts.press({ ...each, canUndo: true }) }}>
      <Heart imageId="A3" name="Green Dunes" />
    </PageHeartsContext>
  )
}

function Page({ visitor }: { readonly visitor: Me | undefined }) {
  const [me, setMe] = useState(visitor)
  return (
    <ChangeMeContext value={news => setMe(before => before && { ...before, ...news })}>
      <MeContext value={me}>
        <OpenSignInContext value={openSignIn}>
          <Hearts>
            <Heart imageId="A1" name="Blue Dunes" product={PRODUCT} />
            <Heart imageId="A2" name="Red Dunes" />
            <UndoableHeart />
            <SignIn />
          </Hearts>
        </OpenSignInContext>
      </MeContext>
    </ChangeMeContext>
  )
}

async function show(visitor: Me | undefined, address = '/gallery/search?skq=blue'): Promise<void> {
  const page = (
    <Toasts>
      <Page visitor={visitor} />
    </Toasts>
  )
  const router = createMemoryRouter([{ path: '*', element: page }], { initialEntries: [address] })
  render(
    <CurrentSite value={resolveSite('/gallery/search', SITES)}>
      <RouterProvider router={router} />
    </CurrentSite>,
  )
  // A customer's hearts come with code that is fetched.
  await act(async () => {
    await import('./page-favourites.ts')
  })
}

const heart = (name: string) => screen.getByRole('button', { name: `Favorite: ${name}` })
const isFilled = (name: string) => heart(name).getAttribute('aria-pressed')
const fieldsOf = (call: number) => {
  const body = requests.mock.calls[call]?.[1]?.body
  return body instanceof URLSearchParams ? body.toString() : ''
}

beforeAll(() => mockBrowser())

beforeEach(() => {
  requests.mockReset()
  openSignIn.mockReset()
  sessionStorage.clear()
  window.dataLayer = []
  Object.assign(globalThis, { fetch: requests })
})

test('a heart is filled at once and stays so when it is kept (FAV-01, FAV-09)', async () => {
  const settle: ((response: Response) => void)[] = []
  requests.mockImplementation(async () => new Promise(resolve => settle.push(resolve)))
  await show(ADA)
  expect([isFilled('Blue Dunes'), isFilled('Red Dunes')]).toEqual(['false', 'true'])
  fireEvent.click(heart('Blue Dunes'))
  expect(isFilled('Blue Dunes')).toBe('true')
  expect(window.dataLayer).toEqual([])
  settle[0]?.(answer(200, { data: null }))
  expect(await screen.findByText(/added to Favorites/)).toBeTruthy()
  await waitFor(() => expect(isFilled('Blue Dunes')).toBe('true'))
  expect(fieldsOf(0)).toBe('imageId=A1&intent=add&back=%2Fgallery%2Fsearch%3Fskq%3Dblue')
  expect(window.dataLayer).toMatchObject([{ event: 'add_to_wishlist' }])
})

test('a filled heart is let go', async () => {
  requests.mockImplementation(async () => answer(200, { data: null }))
  await show(ADA)
  fireEvent.click(heart('Red Dunes'))
  expect(await screen.findByText('Item removed from Favorites')).toBeTruthy()
  await waitFor(() => expect(isFilled('Red Dunes')).toBe('false'))
  expect(fieldsOf(0)).toContain('intent=remove')
})

test.each([500, 0])('a heart that cannot be kept is empty again, and says so (answer %p)', async status => {
  requests.mockImplementation(async () => {
    if (status === 0) throw new TypeError('Failed to fetch')
    return answer(status, {})
  })
  await show(ADA)
  fireEvent.click(heart('Blue Dunes'))
  expect(await screen.findByText(/Something went wrong/)).toBeTruthy()
  await waitFor(() => expect(isFilled('Blue Dunes')).toBe('false'))
  expect(window.dataLayer).toEqual([])
})

test('where a removal can be undone, its notice brings the picture back', async () => {
  requests.mockImplementation(async () => answer(200, { data: null }))
  await show(ADA)
  fireEvent.click(heart('Green Dunes'))
  fireEvent.click(await screen.findByRole('button', { name: 'Undo' }))
  expect(await screen.findByText(/added to Favorites/)).toBeTruthy()
  expect([fieldsOf(0), fieldsOf(1)].map(sent => new URLSearchParams(sent).get('intent'))).toEqual([
    'remove',
    'add',
  ])
})

test('a heart that is pressed while another is on its way changes at once, and is sent after it', async () => {
  const settle: ((response: Response) => void)[] = []
  requests.mockImplementation(async () => new Promise(resolve => settle.push(resolve)))
  await show(ADA)
  fireEvent.click(heart('Blue Dunes'))
  fireEvent.click(heart('Red Dunes'))
  expect(requests).toHaveBeenCalledTimes(1)
  expect(isFilled('Red Dunes')).toBe('false')
  settle[0]?.(answer(200, { data: null }))
  await waitFor(() => expect(requests).toHaveBeenCalledTimes(2))
  expect(fieldsOf(1)).toContain('imageId=A2&intent=remove')
})

test('a heart that is pressed again on its way ends as it was pressed last (F51)', async () => {
  const settle: ((response: Response) => void)[] = []
  requests.mockImplementation(async () => new Promise(resolve => settle.push(resolve)))
  await show(ADA)
  fireEvent.click(heart('Blue Dunes'))
  fireEvent.click(heart('Blue Dunes'))
  expect(isFilled('Blue Dunes')).toBe('false')
  settle[0]?.(answer(200, { data: null }))
  expect(await screen.findByText(/added to Favorites/)).toBeTruthy()
  settle[1]?.(answer(200, { data: null }))
  expect(await screen.findByText('Item removed from Favorites')).toBeTruthy()
  await waitFor(() => expect(isFilled('Blue Dunes')).toBe('false'))
  expect([fieldsOf(0), fieldsOf(1)].map(sent => new URLSearchParams(sent).get('intent'))).toEqual([
    'add',
    'remove',
  ])
})

test('a heart that is pressed again before its answer is lost ends as it was pressed last (F51)', async () => {
  const lose: (() => void)[] = []
  requests.mockImplementationOnce(
    async () => new Promise((_, reject) => lose.push(() => reject(new TypeError('lost')))),
  )
  requests.mockImplementation(async () => answer(200, { data: null }))
  await show(ADA)
  fireEvent.click(heart('Blue Dunes'))
  fireEvent.click(heart('Blue Dunes'))
  lose[0]?.()
  expect(await screen.findByText('Item removed from Favorites')).toBeTruthy()
  expect(screen.queryByText(/Something went wrong/)).toBeNull()
  await waitFor(() => expect(isFilled('Blue Dunes')).toBe('false'))
  expect([fieldsOf(0), fieldsOf(1)].map(sent => new URLSearchParams(sent).get('intent'))).toEqual([
    'add',
    'remove',
  ])
})

test('what was pressed last goes along to the next page, which sends it whatever it reads (F51)', async () => {
  requests.mockImplementation(async () => new Promise(() => {}))
  await show(ADA)
  fireEvent.click(heart('Blue Dunes'))
  fireEvent.click(heart('Blue Dunes'))
  fireEvent(window, new PageTransitionEvent('pagehide'))
  const intents = () => requests.mock.calls.map((_, at) => new URLSearchParams(fieldsOf(at)).get('intent'))
  expect(intents()).toEqual(['add', 'remove'])
  expect(requests.mock.calls.map(([, init]) => init?.keepalive)).toEqual([true, true])
  cleanup()

  requests.mockReset()
  requests.mockImplementation(async () => answer(200, { data: null }))
  await show(ADA)
  expect(await screen.findByText('Item removed from Favorites')).toBeTruthy()
  expect(isFilled('Blue Dunes')).toBe('false')
  expect(intents()).toEqual(['remove'])
  expect(window.dataLayer).toMatchObject([{ event: 'remove_from_wishlist' }])
  cleanup()

  await show(ADA)
  expect(requests).toHaveBeenCalledTimes(1)
})

test('a page that is left with every heart answered leaves nothing to the next', async () => {
  requests.mockImplementation(async () => answer(200, { data: null }))
  await show(ADA)
  fireEvent.click(heart('Blue Dunes'))
  expect(await screen.findByText(/added to Favorites/)).toBeTruthy()
  fireEvent(window, new PageTransitionEvent('pagehide'))
  expect(sessionStorage).toHaveLength(0)
})

test('a guest is asked to sign in, and the wish is kept in the tab until they are known (CON-04, FAV-13, FAV-15, FAV-16)', async () => {
  await show({ ...ADA, isSignedIn: false, hearts: [] })
  fireEvent.click(heart('Blue Dunes'))
  expect(await screen.findByText(/You must create an account/)).toBeTruthy()
  expect(openSignIn).toHaveBeenCalledTimes(1)
  expect(requests).not.toHaveBeenCalled()
  expect(sessionStorage).toHaveLength(1)
  expect(localStorage).toHaveLength(0)
  cleanup()

  requests.mockImplementation(async () => answer(200, { data: null }))
  await show(ADA)
  expect(await screen.findByText(/added to Favorites/)).toBeTruthy()
  expect(fieldsOf(0)).toContain('imageId=A1&intent=add')
  await waitFor(() => expect(isFilled('Blue Dunes')).toBe('true'))
  expect(requests).toHaveBeenCalledTimes(1)
})

test('the wish of a guest who signs in on the page is told to the data layer when it is fulfilled (FAV-31)', async () => {
  requests.mockImplementation(async () => answer(200, { data: null }))
  await show({ ...ADA, isSignedIn: false, hearts: [] })
  fireEvent.click(heart('Blue Dunes'))
  expect(await screen.findByText(/You must create an account/)).toBeTruthy()
  expect(window.dataLayer).toEqual([])
  fireEvent.click(screen.getByRole('button', { name: 'Sign in' }))
  expect(await screen.findByText(/added to Favorites/)).toBeTruthy()
  expect(window.dataLayer).toMatchObject([{ event: 'add_to_wishlist' }])
})

test.each([
  'no JSON',
  '{"imageId":"A1","intent":"add"}',
  '[null,1,{}]',
  '[{"imageId":7,"intent":"add","isUnanswered":false}]',
  '[{"imageId":"A1","intent":"burn","isUnanswered":false}]',
  '[{"imageId":"A1","intent":"add","isUnanswered":1}]',
  '[{"imageId":"A1","intent":"add","isUnanswered":false,"product":{"id":"A1","name":"Blue","price":"free"}}]',
])('what no page of this build has left in the tab is not followed: %s', async stored => {
  sessionStorage.setItem('heart-wish', stored)
  await show(ADA)
  expect(requests).not.toHaveBeenCalled()
  expect(sessionStorage).toHaveLength(0)
})

test('who was signed out elsewhere is asked to sign in, too', async () => {
  const redirect = { status: 303, location: '/login' }
  requests.mockImplementation(async () => answer(200, { redirect }))
  await show(ADA)
  fireEvent.click(heart('Blue Dunes'))
  expect(await screen.findByText(/You must create an account/)).toBeTruthy()
  expect(openSignIn).toHaveBeenCalledTimes(1)
  await waitFor(() => expect(isFilled('Blue Dunes')).toBe('false'))
})

test('on the sign-in page a guest reads a notice alone (FAV-17)', async () => {
  await show({ ...ADA, isSignedIn: false, hearts: [] }, '/login')
  fireEvent.click(heart('Blue Dunes'))
  expect(await screen.findByText('Please sign in to continue!')).toBeTruthy()
  expect(openSignIn).not.toHaveBeenCalled()
})
