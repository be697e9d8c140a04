import * as z from 'zod'
import { mainOf } from './prebuilt.ts'
import { orderFields } from './order-fields.ts'
import type { Shopper } from './shopper.ts'

export const PRINT = 'A12AP'
export const EMAIL = 'Guest.Buyer@example.com'
export const NUMBER = '4111 1111 1111 1111'
export const MAINE = {
  firstName: 'Nia',
  lastName: 'Cole',
  addressLine1: '12 Harbor Street',
  city: 'Portland',
  state: 'ME',
  zip: '04101',
  country: 'US',
  phone: '+1 (207) 555-0100',
}
export const QUEBEC = { ...MAINE, city: 'Montréal', state: 'QC', zip: 'H2Y 1C6', country: 'CA', phone: '' }
export const CARD = {
  number: NUMBER,
  expiry: '12/39',
  holder: 'Nia Cole',
  securityCode: '123',
  billingSame: 'on',
}
export const DECLINED = { ...CARD, number: '4000 0000 0000 0002' }

export const plain = (text: string | null) => (text ?? '').replaceAll(/[\u00A0\u202F]/g, ' ')
export const chosen = (main: Element, name: string) =>
  main.querySelector<HTMLInputElement>(`[name=${name}]:checked`)?.value ?? ''

const money = z
  .object({ minor: z.number(), currency: z.string() })
  .transform(({ minor, currency }) => `${minor} ${currency}`)

/** What a form would send that was made up of the data of the page. */
export const orderOfData = z
  .object({
    routes: z.object({
      checkout: z.object({
        basketId: z.string(),
        seen: z.object({
          total: money,
          digest: z.string(),
          payment: z.object({ paymentInstrumentId: z.string(), amount: money }),
        }),
      }),
    }),
  })
  .transform(
    ({
      routes: {
        checkout: { basketId, seen },
      },
    }) => ({
      basket: basketId,
      total: seen.total,
      digest: seen.digest,
      payment: seen.payment.paymentInstrumentId,
      amount: seen.payment.amount,
    }),
  )

export type Steps = Readonly<Record<string, Readonly<Record<string, string>>>>

export const STEPS: Steps = {
  contact: { email: EMAIL },
  shipping: MAINE,
  delivery: { method: 'standard' },
  payment: CARD,
}

export async function walk(shopper: Shopper, steps: Steps = STEPS, prefix = ''): Promise<void> {
  for (const [step, fields] of Object.entries(steps)) {
    const { status, headers } = await shopper.post(`${prefix}/checkout/${step}`, fields)
    expect([step, status]).toEqual([step, 303])
    expect(headers['location']).toContain('/checkout?step=')
  }
}

export async function review(shopper: Shopper, prefix = '') {
  const page = await shopper.get(`${prefix}/checkout`).expect(200)
  const main = mainOf(page.text)
  return { main, fields: orderFields(main) }
}

/** Leads a new shopper to the review of their order. */
export async function fillCheckout(
  shopper: Shopper,
  steps: Steps = STEPS,
  upi = PRINT,
  quantity = 1,
): Promise<Shopper> {
  await shopper.add(upi, quantity).expect(200)
  await walk(shopper, steps)
  return shopper
}

export async function orderNumberOf(shopper: Shopper, prefix = ''): Promise<string> {
  const page = await shopper.get(`${prefix}/order-confirmation`).expect(200)
  return /W\d{9}/.exec(mainOf(page.text).textContent ?? '')?.[0] ?? ''
}
