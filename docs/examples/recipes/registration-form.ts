// registration-form.ts
import {
  HttpError,
  passwordStrength,
  registrationFailure,
  SdkError,
  validateRegistration,
  type AuthFailureView,
  type CustomerRegistration,
  type FormInput,
  type RegistrationField,
} from '@wallart/sdk'

/** What your form draws: a sentence under a field, one above the form, and the meter under the password. */
export interface RegistrationView {
  readonly fields: Readonly<Partial<Record<RegistrationField, string>>>
  readonly strength: string
  readonly failure?: AuthFailureView
}

/** Answers a registration form; `register` opens the account, as a customers client does. */
export async function submitRegistration(
  form: FormInput<RegistrationField>,
  register: (registration: CustomerRegistration) => Promise<unknown>,
): Promise<RegistrationView> {
  const password = typeof form?.password === 'string' ? form.password : ''
  const strength = passwordStrength(password).label.message
  const checked = validateRegistration(form)
  if (!checked.ok) {
    const fields = Object.fromEntries(checked.error.map(({ field, message }) => [field, message]))
    return { fields, strength }
  }
  try {
    await register(checked.value)
    return { fields: {}, strength }
  } catch (error) {
    if (!SdkError.is(error)) throw error
    const { status, sentence } = HttpError.is(error) ? error : { status: undefined, sentence: undefined }
    const failure = registrationFailure({ ...(status && { status }), ...(sentence && { message: sentence }) })
    return { fields: {}, strength, failure }
  }
}
