import { createContext, use } from 'react'

export interface SignInRequest {
  /** The page that a shopper wanted who was asked to sign in. */
  readonly redirect?: string
}

/** Opens the sign-in dialog over any page. */
export const OpenSignInContext = createContext<(request?: SignInRequest) => void>(() => {})

export function useOpenSignIn(): (request?: SignInRequest) => void {
  return use(OpenSignInContext)
}
