import { act, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { createMemoryRouter, Link, RouterProvider } from 'react-router-dom'
import { LocaleProvider } from '../i18n/testing/locale-provider.tsx'
import { useLeadOn } from './use-lead-on.ts'

const answers: ((isLedOn: boolean) => void)[] = []
const results: boolean[] = []

function Form() {
  const beginToLead = useLeadOn()
  async function send(path: string) {
    const leadOn = beginToLead()
    await new Promise(resolve => answers.push(resolve))
    results.push(leadOn(path))
  }
  return (
    <>
      <button type="button" onClick={() => void send('/cart')}>
        Send
      </button>
      {[1, 2, 3].map(n => (
        <button key={n} type="button" onClick={() => void send(`/form?saved=${n}`)}>
          Save {n}
        </button>
      ))}
      <Link to="/help">Help</Link>
      <Link to="/form?step=2">Next</Link>
    </>
  )
}

/** Another page, and a slow one's other views, which arrive when they are let through. */
function renderForm(isSlow = false) {
  answers.length = 0
  results.length = 0
  const arrivals: ((data: null) => void)[] = []
  const load = () => new Promise<null>(resolve => arrivals.push(resolve))
  const router = createMemoryRouter(
    [
      { id: 'form', path: '/form', element: <Form />, ...(isSlow && { loader: load }) },
      { path: '/help', element: <p>Help</p>, loader: load },
      { path: '/cart', element: <p>Cart</p> },
    ],
    { initialEntries: ['/form'], hydrationData: { loaderData: { form: null } } },
  )
  render(
    <LocaleProvider locale="en-US">
      <RouterProvider router={router} />
    </LocaleProvider>,
  )
  return { router, arrive: () => act(async () => arrivals.splice(0).forEach(resolve => resolve(null))) }
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const follow = (name: string) => userEvent.click(screen.getByRole('link', { name }))
const answerFirst = () => act(async () => answers.shift()?.(true))
const answer = () => act(async () => answers.splice(0).forEach(resolve => resolve(true)))

test('who is still there is led on', async () => {
  const { router } = renderForm()
  await press('Send')
  await answer()
  await waitFor(() => expect(router.state.location.pathname).toBe('/cart'))
  expect(results).toEqual([true])
})

test('who has left stays where they went', async () => {
  const { router, arrive } = renderForm()
  await press('Send')
  await follow('Help')
  await arrive()
  expect(router.state.location.pathname).toBe('/help')
  await answer()
  expect(router.state.location.pathname).toBe('/help')
  expect(results).toEqual([false])
})

test('who is leaving arrives', async () => {
  const { router, arrive } = renderForm()
  await press('Send')
  await follow('Help')
  await answer()
  await arrive()
  expect(router.state.location.pathname).toBe('/help')
  expect(results).toEqual([false])
})

test('who had already left for another page is not led away from it', async () => {
  const { router, arrive } = renderForm()
  await follow('Help')
  await press('Send')
  await arrive()
  await answer()
  expect(router.state.location.pathname).toBe('/help')
  expect(results).toEqual([false])
})

test('who has gone to another view of the page stays there', async () => {
  const { router } = renderForm()
  await press('Send')
  await follow('Next')
  await answer()
  expect(router.state.location).toMatchObject({ pathname: '/form', search: '?step=2' })
  expect(results).toEqual([false])
})

test('two answers of one view both lead on, as does what is sent between them', async () => {
  const { router } = renderForm()
  await press('Save 1')
  await press('Save 2')
  await answerFirst()
  expect(router.state.location.search).toBe('?saved=1')
  await press('Save 3')
  await answerFirst()
  expect(router.state.location.search).toBe('?saved=2')
  await answerFirst()
  expect(router.state.location.search).toBe('?saved=3')
  expect(results).toEqual([true, true, true])
})

test('an answer leads on who is still on the way to what another led to', async () => {
  const { router, arrive } = renderForm(true)
  await press('Save 1')
  await press('Save 2')
  await answer()
  await arrive()
  expect(router.state.location.search).toBe('?saved=2')
  expect(results).toEqual([true, true])
})

test('who has been led to another page stays there', async () => {
  const { router } = renderForm()
  await press('Send')
  await press('Save 2')
  await answer()
  expect(router.state.location.pathname).toBe('/cart')
  expect(results).toEqual([true, false])
})

test.each(['/form', '/form#main'])('who opens the view again as %s is led on', async address => {
  const { router } = renderForm()
  await press('Save 1')
  await act(() => router.navigate(address))
  await answer()
  expect(router.state.location.search).toBe('?saved=1')
  expect(results).toEqual([true])
})

test('who goes back from what an answer led to stays there', async () => {
  const { router } = renderForm()
  await press('Save 1')
  await answer()
  await press('Save 2')
  await act(() => router.navigate(-1))
  await answer()
  expect(router.state.location.search).toBe('')
  expect(results).toEqual([true, false])
})
