import * as fc from 'fast-check'
import { validateProfile } from './validate-profile.ts'

const ann = { firstName: 'Ann', lastName: 'Lee', email: 'ann@shop.example', phone: '2125550123' }

test.each([
  [{ ...ann, firstName: ' Ann', phone: '+1 (212) 555-0123' }, ann],
  [
    { ...ann, phone: ' ' },
    { ...ann, phone: '' },
  ],
])('the profile %j becomes %j (VAL-11, VAL-14, S-29)', (form, value) => {
  expect(validateProfile(form)).toEqual({ ok: true, value })
})

test.each([
  [{ phone: '5' }, ['firstName', 'lastName', 'email', 'phone']],
  [null, ['firstName', 'lastName', 'email']],
  [{ ...ann, firstName: '' }, ['firstName']],
  [{ ...ann, lastName: '' }, ['lastName']],
  [{ ...ann, email: 'ann' }, ['email']],
  [{ ...ann, phone: '+44 20 7946 0958' }, ['phone']],
])(
  'the profile %j is wrong in %j, with the messages of the registration (VAL-01, VAL-02, VAL-04, VAL-12)',
  (form, fields) => {
    const messages: Record<string, string> = {
      firstName: 'Please enter your first name.',
      lastName: 'Please enter your last name.',
      email: 'Please enter a valid email address.',
      phone: 'Please enter a valid US or Canadian phone number.',
    }
    const checked = validateProfile(form)
    expect(checked.ok ? [] : checked.error.map(({ field, message }) => [field, message])).toEqual(
      fields.map(field => [field, messages[field]]),
    )
  },
)

test.each([
  [' Lee  Frames ', { ok: true, value: { ...ann, company: 'Lee Frames' } }],
  ['', { ok: false, error: [{ field: 'company', message: 'Please enter the company name.' }] }],
])('a business names its company: %j (VAL-03)', (company, result) => {
  expect(validateProfile({ ...ann, company }, { isBusiness: true })).toMatchObject(result)
  expect(validateProfile({ ...ann, company })).toEqual({ ok: true, value: ann })
})

test('a cleaned profile stays as it is, and nothing makes the check stumble (S-29)', () => {
  const text = fc.oneof(fc.string({ unit: 'binary' }), fc.anything())
  const email = fc.oneof(fc.emailAddress(), fc.anything())
  const phone = fc.constantFrom('', '2125550123', '(416) 555-0123', 7)
  fc.assert(
    fc.property(text, email, phone, (name, address, number) => {
      const form = { firstName: name, lastName: name, email: address, phone: number }
      const checked = validateProfile(form)
      expect(checked.ok ? validateProfile(checked.value) : checked).toEqual(checked)
    }),
  )
})
