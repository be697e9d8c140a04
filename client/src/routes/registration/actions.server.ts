import {
  BRAND_TAGS,
  HttpError,
  isServiceFailure,
  registrationFailure,
  registrationSignUp,
  SdkError,
  businessRedirect,
  siteLink,
  validateBusinessRegistration,
  validateRegistration,
  type CustomerRegistration,
  type FormResult,
} from '@wallart/sdk'
import type { SignedIn } from '@wallart/sdk/services/sign-in'
import { commonPasswordIssue } from '../../features/sign-in/common-passwords.server.ts'
import { EMAIL_TAKEN } from '../../features/sign-in/sign-in-texts.ts'
import { signedInResult } from '../../features/sign-in/signed-in.server.ts'
import type { Action, ActionRequest, ActionResult, FormErrors } from '../../framework/action.ts'
import { errorsByField } from '../../framework/errors-by-field.ts'
import { failureResult } from '../../framework/failure-result.server.ts'
import type { Visitor } from '../../framework/visitor.server.ts'

const REFILL = [
  'firstName',
  'lastName',
  'company',
  'email',
  'acceptsMarketing',
  'industry',
  'phone',
  'redirect',
  'heart',
]

export const register: Action = {
  path: '/registration',
  page: 'registration',
  limit: { kind: 'registration', subject: 'email' },
  refill: REFILL,
  check: fields => findProblems(validateRegistration(Object.fromEntries(fields))),
  run: request => openAccount(request, validateRegistration(Object.fromEntries(request.fields))),
}

export const registerBusiness: Action = {
  path: '/b2b_registration',
  page: 'b2b-registration',
  limit: { kind: 'registration', subject: 'email' },
  refill: REFILL,
  multiple: ['industry'],
  check: (fields, site) =>
    businessRedirect(false, site)
      ? undefined
      : findProblems(validateBusinessRegistration(Object.fromEntries(fields))),
  async run(request) {
    const { context } = request
    const elsewhere = businessRedirect(false, context.site.id)
    if (elsewhere) return { kind: 'moved', location: siteLink(elsewhere, context) }
    return openAccount(request, validateBusinessRegistration(Object.fromEntries(request.fields)))
  },
}

function findProblems(checked: FormResult<CustomerRegistration, string>): FormErrors | undefined {
  if (!checked.ok) return errorsByField(checked.error)
  const issue = commonPasswordIssue(checked.value.password)
  return issue && errorsByField([issue])
}

/** Opens the account and signs its customer in, or says what is wrong with the form. */
export async function openAccount(
  request: ActionRequest,
  checked: FormResult<CustomerRegistration, string>,
): Promise<ActionResult> {
  const { visitor, shop, context, signal } = request
  const errors = findProblems(checked)
  if (errors || !checked.ok) return { kind: 'invalid', errors: errors ?? {} }
  const registration = checked.value
  try {
    const signedIn = await registerAndSignIn(registration, visitor)
    const signUp = registrationSignUp(registration, BRAND_TAGS[context.site.id])
    if (signUp) await shop.newsletter.subscribe(signUp, { signal })
    return await signedInResult(request, signedIn)
  } catch (error) {
    if (!SdkError.is(error)) throw error
    const status = HttpError.is(error) ? error.status : undefined
    const { message, emailFlag } = registrationFailure(status === undefined ? {} : { status })
    if (emailFlag) return { kind: 'invalid', errors: { '': [message], email: [EMAIL_TAKEN] }, cause: error }
    return failureResult(error, message)
  }
}

/** Where an answer was lost, the password tells whether there is an account now; it counts as a sign-in's does. */
async function registerAndSignIn(
  registration: CustomerRegistration,
  { signIn, signInAttempt }: Visitor,
): Promise<SignedIn> {
  const { email: username, password } = registration
  try {
    return await signIn.registerAndSignIn(registration)
  } catch (error) {
    if (!isOutcomeUnknown(error)) throw error
    await signInAttempt.slowDown(username)
    if ((await signInAttempt.enforceLimit(username)) !== undefined) throw error
    return signIn.withPassword({ username, password }).catch((refusal: unknown) => {
      throw SdkError.is(refusal) ? error : refusal
    })
  }
}

function isOutcomeUnknown(error: unknown): boolean {
  if (!SdkError.is(error)) return false
  const { code } = error
  return isServiceFailure(code) && code !== 'unavailable' && code !== 'rate-limited'
}
