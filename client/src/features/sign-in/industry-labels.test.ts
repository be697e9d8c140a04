import { INDUSTRIES } from '@wallart/sdk'
import { INDUSTRY_LABELS } from './industry-labels.ts'

test('the form offers the thirteen industries of the specification (REG-14)', () => {
  expect(INDUSTRY_LABELS.map(({ message }) => message)).toEqual(INDUSTRIES)
})
