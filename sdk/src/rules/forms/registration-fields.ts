import type { BusinessRegistrationField, RegistrationField } from '../../model/registration.ts'

/** The fields of the personal registration form in their order. */
export const REGISTRATION_FIELDS: readonly RegistrationField[] = [
  'firstName',
  'lastName',
  'email',
  'password',
  'acceptsMarketing',
]

/** The fields of the business registration form in their order. */
export const BUSINESS_REGISTRATION_FIELDS: readonly BusinessRegistrationField[] = [
  'firstName',
  'lastName',
  'company',
  'email',
  'password',
  'acceptsMarketing',
  'industry',
  'phone',
]

/** What a registration form holds before anything is entered. */
export interface RegistrationDefaults extends Readonly<
  Record<Exclude<BusinessRegistrationField, 'acceptsMarketing' | 'industry'>, string>
> {
  readonly acceptsMarketing: boolean
  readonly industry: readonly string[]
}

/** An empty registration form, without consent to marketing and without an industry. */
export const REGISTRATION_DEFAULTS: RegistrationDefaults = {
  firstName: '',
  lastName: '',
  company: '',
  email: '',
  password: '',
  acceptsMarketing: false,
  industry: [],
  phone: '',
}
