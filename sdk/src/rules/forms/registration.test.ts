import * as fc from 'fast-check'
import { validateBusinessRegistration } from './validate-business-registration.ts'
import { validateRegistration } from './validate-registration.ts'

const ann = { firstName: 'Ann', lastName: 'Lee', email: 'ann@shop.example', password: 'Abcdef1!' }
const studio = {
  ...ann,
  company: 'Lee & Co',
  industry: ['Art Consultant', 'Office'],
  phone: '+1 (212) 555-0123',
}

test('a personal registration opens an account whose login is the email (REG-15, REG-16, REG-17)', () => {
  expect(validateRegistration({ ...ann, firstName: '  Ann ', email: ' ann@shop.example ' })).toEqual({
    ok: true,
    value: { ...ann, acceptsMarketing: false },
  })
})

test.each([
  [true, true],
  ['on', true],
  [false, false],
  [undefined, false],
])('acceptsMarketing %j is a yes: %p (REG-17)', (acceptsMarketing, yes) => {
  expect(validateRegistration({ ...ann, acceptsMarketing })).toMatchObject({
    value: { acceptsMarketing: yes },
  })
})

const FIRST_NAME = {
  field: 'firstName',
  code: 'first-name.required',
  message: 'Please enter your first name.',
}
const LAST_NAME = { field: 'lastName', code: 'last-name.required', message: 'Please enter your last name.' }
const COMPANY = { field: 'company', code: 'company.required', message: 'Please enter the company name.' }
const EMAIL = { field: 'email', code: 'email.invalid', message: 'Please enter a valid email address.' }
const PASSWORD = { field: 'password', code: 'password.required', message: 'Please create a password.' }
const SHORT = {
  field: 'password',
  code: 'password.length',
  message: 'Password must contain at least 8 characters.',
}
const PHONE = {
  field: 'phone',
  code: 'phone.invalid',
  message: 'Please enter a valid US or Canadian phone number.',
}

test.each([
  [{}, [FIRST_NAME, LAST_NAME, EMAIL, PASSWORD]],
  [null, [FIRST_NAME, LAST_NAME, EMAIL, PASSWORD]],
  [{ ...ann, firstName: ' ' }, [FIRST_NAME]],
  [{ ...ann, firstName: Number.NaN }, [FIRST_NAME]],
  [{ ...ann, lastName: '\u200B' }, [LAST_NAME]],
  [{ ...ann, email: 'ann' }, [EMAIL]],
  [{ ...ann, password: 'Abc1!' }, [SHORT]],
  [{ ...ann, firstName: '', password: 'Abc1!' }, [FIRST_NAME, SHORT]],
])(
  'the registration %j gets its messages in order (VAL-01, VAL-02, VAL-04, VAL-05, S-16, C-33)',
  (form, error) => {
    expect(validateRegistration(form)).toEqual({ ok: false, error })
  },
)

test('a business registration adds its company, industries and phone (REG-10, REG-18, REG-19, REG-20, S-53)', () => {
  expect(validateBusinessRegistration({ ...studio, acceptsMarketing: true })).toEqual({
    ok: true,
    value: {
      ...ann,
      acceptsMarketing: true,
      business: {
        companyName: 'Lee & Co',
        industries: ['Art Consultant', 'Office'],
        phone: '2125550123',
      },
    },
  })
})

test('a business need not name an industry or a phone (REG-18, VAL-11)', () => {
  const checked = validateBusinessRegistration({ ...studio, industry: [], phone: '' })
  expect(checked.ok && checked.value.business).toEqual({ companyName: 'Lee & Co', industries: [] })
})

test.each([
  [{}, [FIRST_NAME, LAST_NAME, COMPANY, EMAIL, PASSWORD]],
  [undefined, [FIRST_NAME, LAST_NAME, COMPANY, EMAIL, PASSWORD]],
  [{ phone: '1' }, [FIRST_NAME, LAST_NAME, COMPANY, EMAIL, PASSWORD, PHONE]],
  [{ ...studio, company: ' ' }, [COMPANY]],
  [{ ...studio, phone: '+44 20 7946 0958' }, [PHONE]],
  [{ ...studio, email: '', phone: '2' }, [EMAIL, PHONE]],
  [{ ...studio, company: '', email: '' }, [COMPANY, EMAIL]],
])('the business registration %j gets its messages in order (VAL-03, VAL-12, REG-11)', (form, error) => {
  expect(validateBusinessRegistration(form)).toEqual({ ok: false, error })
})

test('nothing is registered but the fields of the form (REG-16, SEC-24)', () => {
  const greedy = {
    ...studio,
    business: { companyName: 'Evil Ltd' },
    customerType: 'registered',
    isRegistered: true,
    login: 'root',
    ['__proto__']: { admin: true },
  }
  expect(validateRegistration(greedy)).toEqual({ ok: true, value: { ...ann, acceptsMarketing: false } })
  expect(validateBusinessRegistration(greedy)).toEqual(validateBusinessRegistration(studio))
})

const form = fc.record({
  firstName: fc.string({ unit: 'binary' }),
  lastName: fc.string(),
  company: fc.string(),
  email: fc.emailAddress(),
  password: fc.constantFrom('Abcdef1!', ' A1!bcdefgh '),
  acceptsMarketing: fc.oneof(fc.boolean(), fc.constantFrom('on', '')),
  industry: fc.subarray(['Office', 'Restaurant', 'Education', 'Piracy']),
  phone: fc.constantFrom('', '2125550123', '(416) 555-0123'),
})

test('a cleaned registration is registered unchanged (REG-16, REG-18)', () => {
  fc.assert(
    fc.property(form, entered => {
      const checked = validateBusinessRegistration(entered)
      if (!checked.ok) return
      const { business, ...person } = checked.value
      const again = {
        ...person,
        company: business?.companyName,
        industry: business?.industries,
        phone: business?.phone,
      }
      expect(validateBusinessRegistration(again)).toEqual(checked)
    }),
  )
})

test('no registration makes the check stumble (VAL-01 to VAL-05)', () => {
  fc.assert(
    fc.property(fc.anything(), value => {
      const odd = {
        firstName: value,
        lastName: value,
        company: value,
        email: value,
        password: value,
        industry: value,
      }
      expect(typeof validateBusinessRegistration(odd).ok).toBe('boolean')
      expect(typeof validateRegistration(odd).ok).toBe('boolean')
    }),
  )
})
