import type { FrameLink } from '@wallart/sdk'
import { useTranslate } from '../i18n/translate.ts'
import { Link } from '../framework/link.tsx'
import { OrderStatusLink } from './order-status-link.tsx'

export function FrameLinks({ links }: { readonly links: readonly FrameLink[] }) {
  const t = useTranslate()
  return (
    <ul>
      {links.map(({ label: text, href, opens }) => (
        <li key={text.code}>
          {opens === 'order-status' ? (
            <OrderStatusLink to={href}>{t(text)}</OrderStatusLink>
          ) : (
            <Link to={href}>{t(text)}</Link>
          )}
        </li>
      ))}
    </ul>
  )
}
