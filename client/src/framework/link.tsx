import { siteLink } from '@wallart/sdk'
import type { AnchorHTMLAttributes } from 'react'
import { useSite } from '../i18n/site-context.ts'

type LinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & { readonly to: string }

// Browsers drop tabs and line ends, and read a backslash as a slash.
const STAYS = /^(?:[#?]|\/(?![\t\n\r]*[/\\]))/

/** A link inside the shop: a plain address that keeps the visitor's site and locale, and never one that leads out of it. */
export function Link({ to, children, ...rest }: LinkProps) {
  return (
    <a {...rest} href={siteLink(STAYS.test(to) ? to : '/', useSite())}>
      {children}
    </a>
  )
}
