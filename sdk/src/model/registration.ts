/** The fields of the personal registration form. */
export type RegistrationField = 'firstName' | 'lastName' | 'email' | 'password' | 'acceptsMarketing'

/** The fields of the business registration form. */
export type BusinessRegistrationField = RegistrationField | 'company' | 'industry' | 'phone'
