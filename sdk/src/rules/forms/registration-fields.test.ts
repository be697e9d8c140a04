import { INDUSTRIES, chosenIndustries } from './industries.ts'
import { isChecked } from './is-checked.ts'
import {
  BUSINESS_REGISTRATION_FIELDS,
  REGISTRATION_DEFAULTS,
  REGISTRATION_FIELDS,
} from './registration-fields.ts'

test('the registration form has its fields in order (REG-11)', () => {
  expect(REGISTRATION_FIELDS).toEqual(['firstName', 'lastName', 'email', 'password', 'acceptsMarketing'])
  expect(BUSINESS_REGISTRATION_FIELDS).toEqual([
    'firstName',
    'lastName',
    'company',
    'email',
    'password',
    'acceptsMarketing',
    'industry',
    'phone',
  ])
})

test('an empty form accepts no marketing and names no industry (REG-11, REG-12, REG-13)', () => {
  expect(REGISTRATION_DEFAULTS).toEqual({
    firstName: '',
    lastName: '',
    company: '',
    email: '',
    password: '',
    acceptsMarketing: false,
    industry: [],
    phone: '',
  })
})

test('there are exactly 13 industries in the order of the form (REG-14)', () => {
  expect(INDUSTRIES).toEqual([
    'Architect & Design Firm',
    'Art Consultant',
    'Picture Framer',
    'Office',
    'Education',
    'Government',
    'Furniture Retailer',
    'Healthcare',
    'Hospitality',
    'Interior Design Firm',
    'Home Builder',
    'Real Estate',
    'Restaurant',
  ])
})

test.each([
  [
    ['Restaurant', 'Office'],
    ['Office', 'Restaurant'],
  ],
  [['Office', 'Office', 'Piracy', 7, null], ['Office']],
  ['Office', ['Office']],
  ['Restaurant,Architect & Design Firm', ['Architect & Design Firm', 'Restaurant']],
  [[], []],
  ['', []],
  [undefined, []],
  [{ 0: 'Office', length: 1 }, []],
  [',Office'.repeat(10_000), ['Office']],
])('of %.60j the shop knows the industries %j (REG-13, REG-18)', (chosen, known) => {
  expect(chosenIndustries(chosen)).toEqual(known)
})

test.each([
  [true, true],
  ['on', true],
  ['true', true],
  [false, false],
  ['false', false],
  ['', false],
  ['off', false],
  [undefined, false],
  [1, false],
  [['on'], false],
])('a checkbox that sends %j counts as %p (REG-12)', (value, ticked) => {
  expect(isChecked(value)).toBe(ticked)
})
