import { createContext, use, type ReactNode } from 'react'

/** A short notice in the corner. */
export interface Toast {
  readonly text: ReactNode
  readonly tone?: 'success' | 'info' | 'error'
  /** Something to do about it; a notice with an action stays until it is closed. */
  readonly action?: { readonly label: string; readonly onChoose: () => void }
  readonly lastsMs?: number
}

/** Shows a notice. */
export type ShowToast = (toast: Toast) => void

/** How long a notice stays when nobody says otherwise. */
export const TOAST_MS = 5000

/** Who shows notices on this page. */
export const ShowToastContext = createContext<ShowToast | undefined>(undefined)

/** Shows notices in the page's corner. */
export function useToast(): ShowToast {
  const show = use(ShowToastContext)
  if (!show) throw new Error('A notice wants to be shown outside of Toasts.')
  return show
}
