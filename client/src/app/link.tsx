import { siteLink } from '@wallart/sdk'
import type { AnchorHTMLAttributes, MouseEvent } from 'react'
import { useNavigate } from 'react-router-dom'
import { useSite } from './site-context.ts'

type LinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & { readonly to: string }

/** A link inside the shop: a real address for everybody, a quick navigation where there is JavaScript. */
export function Link({ to, children, ...rest }: LinkProps) {
  const navigate = useNavigate()
  const context = useSite()

  function follow(event: MouseEvent<HTMLAnchorElement>) {
    rest.onClick?.(event)
    if (event.defaultPrevented || isForTheBrowser(event)) return
    event.preventDefault()
    void navigate(withoutPrefix(siteLink(to, context), siteLink('/', context)))
  }

  return (
    <a {...rest} href={siteLink(to, context)} onClick={follow}>
      {children}
    </a>
  )
}

function isForTheBrowser({
  button,
  metaKey,
  ctrlKey,
  shiftKey,
  altKey,
  currentTarget,
}: MouseEvent<HTMLAnchorElement>): boolean {
  return button !== 0 || metaKey || ctrlKey || shiftKey || altKey || currentTarget.target === '_blank'
}

// The router adds its basename, which is the prefix, by itself.
function withoutPrefix(address: string, home: string): string {
  const prefix = home.split('?')[0] ?? '/'
  return prefix !== '/' && address.startsWith(prefix) ? address.slice(prefix.length) || '/' : address
}
