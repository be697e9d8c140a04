import { encodedSegment } from '@wallart/sdk'
import { useCallback, useEffect, useRef, useState, type ComponentType, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { useShopNavigate } from '../../framework/use-shop-navigate.ts'
import type { AuthDialogProps } from './auth-dialog.tsx'
import { OpenSignInContext, type SignInRequest } from '../../framework/open-sign-in.ts'

interface DialogModule {
  readonly AuthDialog: ComponentType<AuthDialogProps>
}

/** Lets what is inside open the sign-in dialog, whose code is fetched when it is first wanted. */
export function SignIn({ children }: { readonly children: ReactNode }) {
  const [code, setCode] = useState<DialogModule>()
  const [request, setRequest] = useState<SignInRequest>()
  const navigate = useShopNavigate()
  const latestNavigate = useRef(navigate)
  useEffect(() => {
    latestNavigate.current = navigate
  })
  const open = useCallback((next: SignInRequest = {}) => {
    setRequest(next)
    const { redirect = '' } = next
    const page = redirect ? `/login?redirect=${encodedSegment(redirect)}` : '/login'
    import('./auth-dialog.tsx').then(setCode, () => latestNavigate.current(page))
  }, [])
  const close = useCallback(() => setRequest(undefined), [])
  return (
    <OpenSignInContext value={open}>
      {children}
      {code && createPortal(<code.AuthDialog request={request} onClose={close} />, document.body)}
    </OpenSignInContext>
  )
}
