import { jest } from '@jest/globals'
import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { SITES } from '@wallart/sdk'
import { CurrentSite } from '../../i18n/site-context.ts'
import { NewsletterForm } from './newsletter-form.tsx'

const locale = { id: 'en-US', alias: 'en-us', preferredCurrency: 'USD' }
const context = {
  site: SITES.AllPosters,
  locale,
  addressStyle: { site: 'prefix', locale: 'prefix' },
} as const

const requests = jest.fn<typeof fetch>()

beforeEach(() => {
  requests.mockReset()
  Object.assign(globalThis, { fetch: requests })
  render(
    <CurrentSite value={context}>
      <NewsletterForm />
    </CurrentSite>,
  )
})

async function send(email: string) {
  if (email) await userEvent.type(screen.getByRole('textbox', { name: 'Email' }), email)
  await userEvent.click(screen.getByRole('button', { name: 'Sign Up' }))
}

const answer = (status: number, body: unknown) => new Response(JSON.stringify(body), { status })

test('the field is one for emails, and the form works without scripts (FTR-08)', () => {
  const field = screen.getByRole('textbox', { name: 'Email' })
  expect(field.getAttribute('type')).toBe('email')
  expect(field.closest('form')?.getAttribute('action')).toBe('/allposters/en-us/newsletter')
})

test('on success the button becomes the answer (FTR-10)', async () => {
  requests.mockResolvedValue(answer(200, { redirect: { status: 303, location: '/newsletter' } }))
  await send('ann@example.com')
  expect(await screen.findByText('You have been subscribed')).toBe(document.activeElement)
  expect(screen.queryByRole('button')).toBeNull()
  const [address, init] = requests.mock.calls[0] ?? []
  expect(address).toBe('/allposters/en-us/newsletter')
  expect(init?.body).toEqual(new URLSearchParams({ email: 'ann@example.com' }))
})

test('an empty field is sent all the same (FTR-09)', async () => {
  requests.mockResolvedValue(answer(200, {}))
  await send('')
  expect(requests).toHaveBeenCalledTimes(1)
})

test.each([
  [
    'refused by the shop',
    422,
    { errors: { email: [{ code: 'x', message: 'Not this one.' }] } },
    'Not this one.',
  ],
  ['tried too often', 429, {}, 'Something went wrong. Try again!'],
])('%s, the button stays and the reason is said (FTR-11)', async (_, status, body, message) => {
  requests.mockResolvedValue(answer(status, body))
  await send('ann@example.com')
  expect((await screen.findByRole('status')).textContent).toBe(message)
  expect(screen.getByRole('button', { name: 'Sign Up' })).toBeTruthy()
})

test('without a connection the button stays', async () => {
  requests.mockRejectedValue(new TypeError('Failed to fetch'))
  await send('ann@example.com')
  expect((await screen.findByRole('status')).textContent).toBe('Something went wrong. Try again!')
})
