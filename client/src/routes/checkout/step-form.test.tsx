import { act, render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { createIntentKeys } from '../../framework/submit-with-retry.ts'
import { LocaleProvider } from '../../i18n/testing/locale-provider.tsx'
import { createCheckout, type StepOutcome } from '../../stores/checkout.ts'
import { StepForm } from './step-form.tsx'
import { CheckoutContext } from './use-checkout.ts'

const isBusy = () => screen.getByRole('button', { name: 'Continue to payment' }).hasAttribute('aria-busy')

test('the button of a step is busy while the answer to another is awaited', async () => {
  const answers: ((outcome: StepOutcome) => void)[] = []
  const store = createCheckout({
    basketId: 'b1',
    storage: { read: () => '', write: () => {} },
    intents: createIntentKeys(),
    send: () => new Promise(resolve => answers.push(resolve)),
  })
  const form = (
    <CheckoutContext value={{ basketId: 'b1', store, submit: async () => {} }}>
      <StepForm step="delivery" submit="Continue to payment">
        {() => null}
      </StepForm>
    </CheckoutContext>
  )
  render(
    <LocaleProvider locale="en-US">
      <RouterProvider router={createMemoryRouter([{ path: '/', element: form }])} />
    </LocaleProvider>,
  )
  expect(isBusy()).toBe(false)
  await act(async () => void store.submit('payment', {}))
  expect(isBusy()).toBe(true)
  await act(async () => answers[0]?.({ kind: 'failed' }))
  expect(isBusy()).toBe(false)
})
