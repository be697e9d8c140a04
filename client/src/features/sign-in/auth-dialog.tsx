import { DEFAULT_REDIRECT_TARGET, type AuthView } from '@wallart/sdk'
import { useEffect, useState } from 'react'
import { useMe } from '../../framework/me.ts'
import { useHistoryStep } from '../../framework/use-history-step.ts'
import { useLeaving } from '../../framework/use-leaving.ts'
import type { HandleResult } from '../../framework/use-form-submit.ts'
import { useStore } from '../../framework/use-store.ts'
import { useTranslate } from '../../i18n/translate.ts'
import { createAuthDialog, type AuthDialogStore } from '../../stores/auth-dialog.ts'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { EmailSent } from './email-sent.tsx'
import type { SignInRequest } from '../../framework/open-sign-in.ts'
import { RegistrationForm } from './registration-form.tsx'
import { ResetForm } from './reset-form.tsx'
import { SignInForm } from './sign-in-form.tsx'
import { VIEW_TITLES } from './sign-in-texts.ts'
import { useSignInResults } from './use-sign-in-results.ts'

export interface AuthDialogProps {
  /** Undefined while nothing asks for a sign-in. */
  readonly request: SignInRequest | undefined
  readonly onClose: () => void
}

export function AuthDialog({ request, onClose }: AuthDialogProps) {
  const dialog = useAuthDialog(request, onClose)
  const { open, view, loginType, resetSent, formKey } = useStore(dialog)
  const [mailed, setMailed] = useState('')
  const t = useTranslate()
  const { handleSignIn, handleRegistration } = useSignInResults({
    onSignedIn: (_, leadOn, isNew) => {
      const next = request?.redirect ?? (isNew && DEFAULT_REDIRECT_TARGET)
      // The page takes the dialog's place in the history; the dialog closes when it is known who has signed in.
      if (next) leadOn(next, { replace: true })
      else dialog.dispatch({ type: 'registered' })
    },
    onMailed: email => {
      setMailed(email)
      dialog.dispatch({ type: 'email-sent' })
    },
  })
  const show = (next: AuthView) => dialog.dispatch({ type: 'show', view: next })
  const redirect = request?.redirect ?? ''

  return (
    <Dialog
      isOpen={open}
      onClose={() => dialog.dispatch({ type: 'outside-click' })}
      title={t(VIEW_TITLES[view])}
      size="small"
      hasFixedHeight
      step={`${view} ${formKey} ${resetSent}`}
    >
      <div key={formKey}>
        {view === 'login' && (
          <SignInForm
            loginType={loginType}
            onToggleLoginType={() => dialog.dispatch({ type: 'toggle-login-type' })}
            onResult={whileOpen(dialog, handleSignIn)}
            onShow={show}
            redirect={redirect}
          />
        )}
        {view === 'register' && (
          <RegistrationForm
            onResult={whileOpen(dialog, handleRegistration)}
            onShow={show}
            redirect={redirect}
          />
        )}
        {view === 'password' && (
          <ResetForm
            isSent={resetSent}
            onSent={() => dialog.dispatch({ type: 'reset-sent' })}
            onShow={show}
          />
        )}
        {view === 'email' && <EmailSent email={mailed} redirect={redirect} onShow={show} />}
      </div>
    </Dialog>
  )
}

/** Who has closed the dialog before the answer came is led nowhere. */
function whileOpen<Data>(dialog: AuthDialogStore, handle: HandleResult<Data>): HandleResult<Data> {
  return (result, fields, leadOn) =>
    handle(result, fields, (path, options) => dialog.state.open && leadOn(path, options))
}

/** The dialog as it is opened by a request, by the history, and closed by what happens to the page. */
function useAuthDialog(request: SignInRequest | undefined, onClose: () => void): AuthDialogStore {
  const [dialog] = useState(createAuthDialog)
  const { isOpen: isStepOpen, open: openStep, close: closeStep } = useHistoryStep('sign-in')
  const { isSignedIn } = useMe()
  useEffect(() => {
    if (!isStepOpen) dialog.dispatch({ type: 'outside-click' })
  }, [dialog, isStepOpen])
  useEffect(() => {
    if (!request) return
    dialog.dispatch({ type: 'open' })
    openStep()
  }, [dialog, request, openStep])
  useEffect(() => {
    if (isSignedIn) dialog.dispatch({ type: 'registered' })
  }, [dialog, isSignedIn])
  useLeaving(() => dialog.dispatch({ type: 'outside-click' }))
  // The page hears of every closing, whatever it came from.
  useEffect(
    () =>
      dialog.subscribe(() => {
        if (dialog.state.open) return
        closeStep()
        onClose()
      }),
    [dialog, closeStep, onClose],
  )
  return dialog
}
