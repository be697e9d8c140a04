import { act, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { createMemoryRouter, Link, RouterProvider } from 'react-router-dom'
import { LocaleProvider } from '../i18n/testing/locale-provider.tsx'
import { useLeadOn } from './use-lead-on.ts'

const answers: ((isLedOn: boolean) => void)[] = []
const results: boolean[] = []

function Form() {
  const beginToLead = useLeadOn()
  async function send() {
    const leadOn = beginToLead()
    await new Promise(resolve => answers.push(resolve))
    results.push(leadOn('/cart', { replace: true }))
  }
  return (
    <>
      <button type="button" onClick={() => void send()}>
        Send
      </button>
      <Link to="/help">Help</Link>
      <Link to="/form?step=2">Next</Link>
    </>
  )
}

/** Another page, which arrives when it is let through. */
function renderForm() {
  answers.length = 0
  results.length = 0
  const arrivals: ((data: null) => void)[] = []
  const load = () => new Promise<null>(resolve => arrivals.push(resolve))
  const router = createMemoryRouter(
    [
      { path: '/form', element: <Form /> },
      { path: '/help', element: <p>Help</p>, loader: load },
      { path: '/cart', element: <p>Cart</p> },
    ],
    { initialEntries: ['/form'] },
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
