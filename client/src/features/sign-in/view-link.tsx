import type { AuthView } from '@wallart/sdk'
import type { MouseEvent, ReactNode } from 'react'
import { isBrowserNavigation } from '../../framework/follow-links.ts'
import { Link } from '../../framework/link.tsx'

export type ShowView = (view: AuthView) => void

interface ViewLinkProps {
  readonly to: string
  readonly view: AuthView
  /** Shows the view in the dialog; on a page the link is followed. */
  readonly onShow: ShowView | undefined
  readonly children: ReactNode
}

export function ViewLink({ to, view, onShow, children }: ViewLinkProps) {
  const show = (event: MouseEvent<HTMLAnchorElement>) => {
    if (!onShow || isBrowserNavigation(event.nativeEvent, event.currentTarget)) return
    event.preventDefault()
    onShow(view)
  }
  return (
    <Link to={to} onClick={show}>
      {children}
    </Link>
  )
}

/** A page of the sign-in that keeps what comes after it. */
export function viewAddress(page: string, after: Readonly<Record<'redirect' | 'heart', string>>): string {
  const query = new URLSearchParams(Object.entries(after).filter(([, value]) => value))
  return query.size > 0 ? `${page}?${query}` : page
}
