import * as fc from 'fast-check'
import { CANADIAN_PROVINCES } from './canadian-provinces.ts'
import { regionCodes } from './region-codes.ts'
import { regionsOf } from './regions-of.ts'
import { US_STATES } from './us-states.ts'
import { validateAddress } from './validate-address.ts'

const lebanon = {
  firstName: 'Ann',
  lastName: 'Lee',
  addressLine1: '1 Elm Street',
  city: 'Lebanon',
  state: 'KS',
  zip: '66952',
  country: 'US',
}
const ottawa = { ...lebanon, city: 'Ottawa', state: 'ON', zip: 'K1A 0B1', country: 'CA' }

test.each([
  [lebanon, lebanon],
  [ottawa, ottawa],
  [
    { ...lebanon, state: ' ks ', country: ' us ', zip: ' 66952-1234 ' },
    { ...lebanon, zip: '66952-1234' },
  ],
  [
    { ...ottawa, zip: 'k1a0b1' },
    { ...ottawa, zip: 'K1A0B1' },
  ],
  [
    { ...lebanon, addressLine2: ' Flat  2 ' },
    { ...lebanon, addressLine2: 'Flat 2' },
  ],
  [
    { ...lebanon, addressLine2: 'x'.repeat(256) },
    { ...lebanon, addressLine2: 'x'.repeat(256) },
  ],
  [{ ...lebanon, isDefault: true, customerId: '7' }, lebanon],
])('the address %.120j is kept as %.120j (S-29, S-32, SEC-24)', (form, value) => {
  expect(validateAddress(form)).toEqual({ ok: true, value })
})

const FIRST_NAME = ['firstName', 'first-name.required', 'Please enter your first name.']
const LAST_NAME = ['lastName', 'last-name.required', 'Please enter your last name.']
const LINE_1 = ['addressLine1', 'address.required', 'Please enter your address.']
const LINE_2 = ['addressLine2', 'address.too-long', 'Please enter a shorter address.']
const CITY = ['city', 'city.required', 'Please enter your city.']
const STATE = ['state', 'state.required', 'Please select your state.']
const PROVINCE = ['state', 'province.required', 'Please select your province.']
const OTHER = [
  'zip',
  'zip.other-region',
  'Please check the Zip/Postal code: it is not in this state or province.',
]
const ZIP = ['zip', 'zip.invalid', 'Please enter a valid Zip/Postal code']
const COUNTRY = ['country', 'country.required', 'Please select your country.']

test.each([
  [{}, [FIRST_NAME, LAST_NAME, LINE_1, CITY, STATE, ZIP, COUNTRY]],
  [null, [FIRST_NAME, LAST_NAME, LINE_1, CITY, STATE, ZIP, COUNTRY]],
  [{ ...lebanon, firstName: '' }, [FIRST_NAME]],
  [{ ...lebanon, lastName: '' }, [LAST_NAME]],
  [{ ...lebanon, addressLine1: '' }, [LINE_1]],
  [{ ...lebanon, addressLine2: 'x'.repeat(257) }, [LINE_2]],
  [{ ...lebanon, city: '' }, [CITY]],
  [{ ...lebanon, state: '' }, [STATE]],
  [{ ...lebanon, state: 'ON' }, [STATE]],
  [{ ...lebanon, state: 'constructor' }, [STATE]],
  [{ ...ottawa, state: 'KS' }, [PROVINCE]],
  [{ ...ottawa, state: '' }, [PROVINCE]],
  [{ ...lebanon, zip: '6695' }, [ZIP]],
  [{ ...lebanon, zip: 'K1A 0B1' }, [ZIP]],
  [{ ...ottawa, zip: '66952' }, [ZIP]],
  [{ ...lebanon, zip: '94107' }, [OTHER]],
  [{ ...ottawa, zip: 'V6B 1A1' }, [OTHER]],
  [{ ...lebanon, state: '', zip: '94107' }, [STATE]],
  [{ ...lebanon, country: '' }, [COUNTRY]],
  [{ ...lebanon, country: 'DE' }, [COUNTRY]],
  [{ ...lebanon, zip: 'K1A 0B1', country: 'DE' }, [COUNTRY]],
  [{ ...lebanon, zip: '', country: '' }, [ZIP, COUNTRY]],
])('the address %.120j gets its messages in order (VAL-01, VAL-02, VAL-15)', (form, issues) => {
  const checked = validateAddress(form)
  expect(checked.ok ? [] : checked.error.map(({ field, code, message }) => [field, code, message])).toEqual(
    issues,
  )
})

test('addresses choose from the 50 states, the district, 5 territories and military mail, or 13 provinces', () => {
  expect(regionsOf('US')).toBe(US_STATES)
  expect(regionsOf('CA')).toBe(CANADIAN_PROVINCES)
  expect(US_STATES).toHaveLength(59)
  expect(CANADIAN_PROVINCES).toHaveLength(13)
  expect(US_STATES[0]).toEqual({ code: 'AL', name: 'Alabama' })
  expect(CANADIAN_PROVINCES[0]).toEqual({ code: 'AB', name: 'Alberta' })
})

test.each(['US', 'CA'] as const)(
  'the regions that %s chooses from are those that the check knows',
  country => {
    expect(regionsOf(country).map(region => region.code)).toEqual(regionCodes(country))
  },
)

test.each([
  [US_STATES, 59],
  [CANADIAN_PROVINCES, 13],
])('the regions of a country are listed once, by name', (regions, count) => {
  const names = regions.map(region => region.name)
  expect(new Set(names).size).toBe(count)
  expect(names).toEqual(names.toSorted((one, other) => (one < other ? -1 : 1)))
})

test('a cleaned address stays as it is, and nothing makes the check stumble (S-29)', () => {
  const text = fc.oneof(fc.string({ unit: 'binary', minLength: 1 }), fc.anything())
  const base = fc.constantFrom(lebanon, ottawa)
  fc.assert(
    fc.property(
      base,
      text,
      fc.constantFrom(...Object.keys(lebanon), 'addressLine2'),
      (address, value, field) => {
        const checked = validateAddress({ ...address, [field]: value })
        expect(checked.ok ? validateAddress(checked.value) : checked).toEqual(checked)
      },
    ),
  )
})
