import {
  ACCOUNT_EXISTS,
  chosenIndustries,
  CURRENT_PASSWORD_WRONG,
  HttpError,
  isChecked,
  siteLink,
  validateEmailChange,
  validatePasswordChange,
  validateProfile,
} from '@wallart/sdk'
import { commonPasswordIssue } from '../../features/sign-in/common-passwords.server.ts'
import type { Action } from '../../framework/action.ts'
import { isRefusedToShop } from '../../framework/failure-result.server.ts'
import { invalid } from '../../framework/invalid-result.server.ts'
import { customerAction } from './customer.server.ts'
import type { ProfilePart } from './profile-view.ts'

const PAGE = 'account'

export const changeDetails: Action = {
  path: '/account/details',
  page: PAGE,
  refill: ['firstName', 'lastName', 'company', 'phone'],
  run: customerAction('/account', async ({ fields, visitor, context, customerId }) => {
    const { email, isBusiness } = await visitor.accounts.get(customerId)
    const checked = validateProfile({ ...Object.fromEntries(fields), email }, { isBusiness })
    if (!checked.ok) return invalid(checked.error)
    const { firstName, lastName, phone, company } = checked.value
    await visitor.accounts.update(customerId, {
      firstName,
      lastName,
      phone,
      ...(company && { companyName: company, industries: chosenIndustries(fields.get('industry')) }),
    })
    return { kind: 'moved', location: siteLink(savedPath('details'), context) }
  }),
}

export const changeEmail: Action = {
  path: '/account/email',
  page: PAGE,
  limit: { kind: 'credentials', isOwn: true },
  refill: ['email'],
  run: customerAction('/account', async ({ fields, visitor, context, customerId }) => {
    const checked = validateEmailChange(Object.fromEntries(fields))
    if (!checked.ok) return invalid(checked.error)
    const { email, currentPassword: password } = checked.value
    // Customers may give their profile any e-mail address, also that of another account.
    const { login: username = '' } = await visitor.accounts.get(customerId)
    await visitor.signInAttempt.slowDown(username)
    const retryAfterSeconds = await visitor.signInAttempt.enforceLimit(username)
    if (retryAfterSeconds !== undefined) return { kind: 'refused', retryAfterSeconds }
    try {
      const isOwn = await visitor.changeEmail({ username, password }, email)
      if (!isOwn) return invalid([CURRENT_PASSWORD_WRONG])
    } catch (error) {
      if (HttpError.is(error) && error.status === 401 && !isRefusedToShop(error))
        return invalid([CURRENT_PASSWORD_WRONG])
      if (HttpError.is(error) && error.status === 400) return invalid([{ field: 'email', ...ACCOUNT_EXISTS }])
      throw error
    }
    return { kind: 'moved', location: siteLink(savedPath('email'), context) }
  }),
}

export const changePassword: Action = {
  path: '/account/password',
  page: PAGE,
  limit: { kind: 'credentials', isOwn: true },
  run: customerAction('/account', async ({ fields, visitor, context, customerId }) => {
    const checked = validatePasswordChange(Object.fromEntries(fields))
    if (!checked.ok) return invalid(checked.error)
    const issue = commonPasswordIssue(checked.value.password)
    if (issue) return invalid([issue])
    try {
      await visitor.accounts.changePassword(customerId, checked.value)
    } catch (error) {
      if (HttpError.is(error) && error.status === 400) return invalid([CURRENT_PASSWORD_WRONG])
      throw error
    }
    return { kind: 'moved', location: siteLink(savedPath('password'), context) }
  }),
}

export const changeMarketing: Action = {
  path: '/account/marketing',
  page: PAGE,
  run: customerAction('/account', async ({ fields, visitor, context, customerId }) => {
    await visitor.accounts.update(customerId, { acceptsMarketing: isChecked(fields.get('acceptsMarketing')) })
    return { kind: 'moved', location: siteLink(savedPath('marketing'), context) }
  }),
}

function savedPath(part: ProfilePart): string {
  return `/account?saved=${part}`
}
