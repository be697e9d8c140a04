import { validateCustomerAddress } from './validate-customer-address.ts'

const lebanon = {
  firstName: 'Ann',
  lastName: 'Lee',
  addressLine1: '1 Elm Street',
  city: 'Lebanon',
  state: 'KS',
  zip: '66952',
  country: 'US',
}

test.each([
  [lebanon, { ...lebanon, isPreferred: false }],
  [
    { ...lebanon, phone: '(212) 555-0123', isPreferred: 'on' },
    { ...lebanon, phone: '2125550123', isPreferred: true },
  ],
  [
    { ...lebanon, phone: ' ', isPreferred: 'no' },
    { ...lebanon, isPreferred: false },
  ],
])('the address %j is kept as %j (S-29)', (form, value) => {
  expect(validateCustomerAddress(form)).toEqual({ ok: true, value })
})

test.each([
  [{ ...lebanon, phone: '5' }, ['phone']],
  [{ ...lebanon, city: '', phone: '5' }, ['city', 'phone']],
  [{ ...lebanon, city: '' }, ['city']],
])('the address %j is wrong in %j (VAL-12)', (form, fields) => {
  const checked = validateCustomerAddress(form)
  expect(checked.ok ? [] : checked.error.map(({ field }) => field)).toEqual(fields)
})
