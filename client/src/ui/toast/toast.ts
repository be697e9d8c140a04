import { createContext, use, type ReactNode } from 'react'

export interface Toast {
  readonly text: ReactNode
  readonly tone?: 'success' | 'info' | 'error'
  /** Something to do about it; a notice with an action stays until it is closed. */
  readonly action?: { readonly label: string; readonly onChoose: () => void }
  readonly lastsMs?: number
}

export type ShowToast = (toast: Toast) => void

export const TOAST_MS = 5000

export const ShowToastContext = createContext<ShowToast | undefined>(undefined)

export function useToast(): ShowToast {
  const show = use(ShowToastContext)
  if (!show) throw new Error('A notice wants to be shown outside of Toasts.')
  return show
}
