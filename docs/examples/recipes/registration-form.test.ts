import { createHttpError, type CustomerRegistration } from '@wallart/sdk'
import { submitRegistration } from './registration-form.ts'

const form = { firstName: 'Jane', lastName: 'Miller', email: 'jane@example.com', password: 'Quiet.Ridge.7' }

test('a form that is in order opens an account', async () => {
  const opened: CustomerRegistration[] = []
  const view = await submitRegistration(form, async registration => opened.push(registration))
  expect(view).toEqual({ fields: {}, strength: 'Strong' })
  expect(opened).toMatchObject([{ email: 'jane@example.com', acceptsMarketing: false }])
})

test('a form with gaps says so under each field, and opens nothing', async () => {
  const view = await submitRegistration({ email: 'jane', password: 'short' }, () =>
    Promise.reject(new Error('sent')),
  )
  expect(Object.keys(view.fields)).toEqual(['firstName', 'lastName', 'email', 'password'])
  expect(view.strength).toBe('Weak')
})

test.each([
  [400, 'Account already exists.'],
  [500, 'Something went wrong. Try again!'],
])('a %i has its sentence above the form', async (status, message) => {
  const refused = createHttpError({ status }, { operation: 'register-customer' })
  expect(await submitRegistration(form, () => Promise.reject(refused))).toMatchObject({
    failure: { message: { message } },
    fields: {},
  })
  await expect(submitRegistration(form, () => Promise.reject(new TypeError('a bug')))).rejects.toThrow(
    'a bug',
  )
})
