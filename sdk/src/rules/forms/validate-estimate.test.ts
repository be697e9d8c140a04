import { validateEstimate, ZIP_OF_OTHER_COUNTRY } from './validate-estimate.ts'
import { ZIP_INVALID } from './validate-zip.ts'

test.each([
  [
    { country: 'US', zip: ' 10001 ' },
    { zip: '10001', country: 'US' },
  ],
  [
    { country: 'CA', zip: 'k1a 0b1' },
    { zip: 'K1A 0B1', country: 'CA' },
  ],
])('%j is a place', (form, value) => {
  expect(validateEstimate(form)).toEqual({ ok: true, value })
})

test.each([
  [{ country: 'US', zip: '1234' }, ZIP_INVALID],
  [{ country: 'CA' }, ZIP_INVALID],
  [undefined, ZIP_INVALID],
  [{ country: 'US', zip: 'K1A 0B1' }, ZIP_OF_OTHER_COUNTRY],
  [{ country: 'CA', zip: '10001' }, ZIP_OF_OTHER_COUNTRY],
  [{ country: 'FR', zip: '10001' }, ZIP_OF_OTHER_COUNTRY],
])('%j is none', (form, issue) => {
  expect(validateEstimate(form)).toEqual({ ok: false, error: [issue] })
})
