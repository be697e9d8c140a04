import { accountRedirect, HttpError, SdkError, siteLink } from '@wallart/sdk'
import type { Action, ActionRequest, ActionResult } from '../../framework/action.ts'
import { failureResult } from '../../framework/failure-result.server.ts'
import type { LoaderResult, PrivateLoader } from '../../framework/loader.server.ts'
import type { PrivateRequest } from '../../framework/page-request.server.ts'
import { signInLink } from '../../framework/sign-in-again.server.ts'

interface ByCustomer {
  readonly customerId: string
}

export type CustomerRequest = PrivateRequest & ByCustomer

/** A loader of the account area: guests, and customers whose session has ended, sign in first. */
export function customerLoader<T>(
  load: (request: CustomerRequest) => Promise<LoaderResult<T>>,
): PrivateLoader<T> {
  return async request => {
    const { pathname, search } = request.url
    const toSignIn = () => ({
      kind: 'moved' as const,
      status: 303 as const,
      location: siteLink(accountRedirect(false, pathname + search) ?? '/login', request.context),
    })
    const customerId = registeredId(request)
    if (customerId === undefined) return toSignIn()
    try {
      return await load({ ...request, customerId })
    } catch (error) {
      if (registeredId(request) === customerId) throw error
      return toSignIn()
    }
  }
}

/** What a form of the account area does; page is the address that a customer whose session has ended comes back to. */
export function customerAction(
  page: string,
  run: (request: ActionRequest & ByCustomer) => Promise<ActionResult>,
): Action['run'] {
  return async request => {
    const customerId = registeredId(request)
    if (customerId === undefined) return { kind: 'moved', location: signInLink(page, request.context) }
    try {
      return await run({ ...request, customerId })
    } catch (error) {
      if (!SdkError.is(error)) throw error
      if (registeredId(request) !== customerId)
        return { kind: 'moved', location: signInLink(page, request.context) }
      return failureResult(error)
    }
  }
}

function registeredId({ visitor }: PrivateRequest): string | undefined {
  const session = visitor.session()
  return session?.customerType === 'registered' ? session.customerId : undefined
}

/** What is deleted already needs no deletion. */
export function ignoreMissing(error: unknown): void {
  if (!HttpError.is(error) || error.code !== 'not-found') throw error
}
