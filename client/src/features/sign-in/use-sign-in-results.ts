import { INVALID_CREDENTIALS, welcomeToast } from '@wallart/sdk'
import {
  analyticsEmailHash,
  loginEvent,
  loginFailureEvent,
  signUpEvent,
  signUpFailureEvent,
  type AnalyticsEvent,
} from '@wallart/sdk/analytics'
import { pushEvent } from '../../analytics/data-layer.ts'
import { useRefreshMe } from '../../framework/me.ts'
import { failureMessage } from '../../framework/send-form.ts'
import type { HandleResult } from '../../framework/use-form-submit.ts'
import type { LeadOn } from '../../framework/use-lead-on.ts'
import { useTranslate } from '../../i18n/translate.ts'
import { useToast } from '../../ui/toast/toast.ts'
import { CART_NOT_MERGED } from './sign-in-texts.ts'
import type { SignInResult } from './sign-in-result.ts'
import type { SignedInView } from './signed-in-view.ts'

interface ResultHandlers {
  readonly onSignedIn: (view: SignedInView, leadOn: LeadOn, isNew: boolean) => void
  readonly onMailed?: (email: string) => void
}

interface SignInResults {
  readonly handleSignIn: HandleResult<SignInResult>
  readonly handleRegistration: HandleResult<SignedInView>
}

/** What follows the answers of the sign-in and registration forms, on a page as in the dialog. */
export function useSignInResults({ onSignedIn, onMailed }: ResultHandlers): SignInResults {
  const t = useTranslate()
  const showToast = useToast()
  const refreshMe = useRefreshMe()

  function settle(view: SignedInView, leadOn: LeadOn, isNew: boolean): void {
    void refreshMe()
    if (!view.isCartMerged) showToast({ tone: 'error', text: t(CART_NOT_MERGED) })
    onSignedIn(view, leadOn, isNew)
  }

  return {
    handleSignIn: (result, { email, password }, leadOn) => {
      const method = password === undefined ? 'passwordless' : 'password'
      if (result.kind === 'moved') {
        // An account of the old shop was refused as any other, and chooses a password first.
        pushEvent(loginFailureEvent(method, INVALID_CREDENTIALS))
        leadOn(result.location, { replace: true })
        return
      }
      if (result.kind !== 'done') return pushEvent(loginFailureEvent(method, failureMessage(result)))
      if ('mailed' in result.data) return onMailed?.(result.data.mailed)
      void pushHashedEvent(email, hash => loginEvent(method, hash))
      const { title, description } = welcomeToast(result.data.firstName)
      showToast({ tone: 'success', text: `${t(title)} ${t(description)}` })
      settle(result.data, leadOn, false)
    },
    handleRegistration: (result, { email, company }, leadOn) => {
      const account = company === undefined ? 'personal' : 'business'
      if (result.kind === 'moved') {
        leadOn(result.location, { replace: true })
        return
      }
      if (result.kind !== 'done') return pushEvent(signUpFailureEvent(account, failureMessage(result)))
      void pushHashedEvent(email, hash => signUpEvent(account, hash))
      settle(result.data, leadOn, true)
    },
  }
}

/** Pushes an event that names a shopper by the hash of their email alone. */
async function pushHashedEvent(
  email: string | undefined,
  event: (hash: string | null) => AnalyticsEvent,
): Promise<void> {
  const hash = await analyticsEmailHash(email, error => console.warn('email hash failed', error))
  pushEvent(event(hash))
}
