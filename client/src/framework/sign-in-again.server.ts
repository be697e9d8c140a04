import { encodedSegment, siteLink, type SiteContext } from '@wallart/sdk'
import type { Action } from './action.ts'
import type { LoaderResult, PrivateLoader } from './loader.server.ts'
import type { PrivateRequest } from './page-request.server.ts'

/** Where who signs in is led back to an address. */
export function signInLink(address: string, context: SiteContext): string {
  return siteLink(`/login?redirect=${encodedSegment(address)}`, context)
}

/** Changes a basket, unless the session of the customer whose basket it is has ended: they sign in again first. */
export function inOpenSession(back: string, run: Action['run']): Action['run'] {
  return async request => {
    const before = signInAgain(back, request)
    if (before) return { kind: 'moved', location: before }
    const result = await run(request)
    const meanwhile = signInAgain(back, request)
    return meanwhile ? { kind: 'moved', location: meanwhile } : result
  }
}

/** Loads a page of what is a customer's own, unless their session has ended: they sign in again and come back. */
export function loadInOpenSession<View>(load: PrivateLoader<View>, address?: string): PrivateLoader<View> {
  return async request => {
    const { pathname, search } = request.url
    const toSignIn = (): LoaderResult<View> | undefined => {
      const location = signInAgain(address ?? pathname + search, request)
      return location === undefined ? undefined : { kind: 'moved', status: 303, location }
    }
    const ended = toSignIn()
    if (ended) return ended
    try {
      const result = await load(request)
      return toSignIn() ?? result
    } catch (error) {
      const endedMeanwhile = toSignIn()
      if (endedMeanwhile) return endedMeanwhile
      throw error
    }
  }
}

/** Where a customer whose session has ended is led instead of to an empty basket. */
export function signInAgain(address: string, { visitor, context }: PrivateRequest): string | undefined {
  return visitor.hasEndedSession() ? signInLink(address, context) : undefined
}
