import { formResult } from './form-result.ts'

const wrong = { field: 'city', code: 'city.required', message: 'Please enter your city.' } as const
const worse = { field: 'zip', code: 'zip.invalid', message: 'Please enter a valid Zip/Postal code' } as const

test('a form without an issue answers its value', () => {
  expect(formResult([false, undefined], 7)).toEqual({ ok: true, value: 7 })
  expect(formResult([], 7)).toEqual({ ok: true, value: 7 })
})

test('a form with issues answers them in the order of its fields', () => {
  expect(formResult([false, wrong, undefined, worse], 7)).toEqual({ ok: false, error: [wrong, worse] })
  expect(formResult([worse], 7)).toEqual({ ok: false, error: [worse] })
})
