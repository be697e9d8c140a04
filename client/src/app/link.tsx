import { siteLink } from '@wallart/sdk'
import type { AnchorHTMLAttributes } from 'react'
import { useSite } from './site-context.ts'

type LinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & { readonly to: string }

/** A link inside the shop: a plain address that keeps the visitor's site and locale; follow-links.ts makes it quick. */
export function Link({ to, children, ...rest }: LinkProps) {
  return (
    <a {...rest} href={siteLink(to, useSite())}>
      {children}
    </a>
  )
}
