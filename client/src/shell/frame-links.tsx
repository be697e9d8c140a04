import type { FrameLink } from '@wallart/sdk'
import { useTranslate } from '../i18n/translate.ts'
import { Link } from '../framework/link.tsx'
import { OrderStatusLink } from './order-status-link.tsx'

interface FrameLinksProps {
  readonly links: readonly FrameLink[]
  readonly className?: string | undefined
  /** Whether they stand in the drawer, which is a step of the history itself. */
  readonly isInDrawer?: boolean
}

export function FrameLinks({ links, className, isInDrawer = false }: FrameLinksProps) {
  const t = useTranslate()
  return (
    <ul className={className}>
      {links.map(({ label: text, href, opens }) => (
        <li key={text.code}>
          {opens === 'order-status' ? (
            <OrderStatusLink to={href} isInDrawer={isInDrawer}>
              {t(text)}
            </OrderStatusLink>
          ) : (
            <Link to={href}>{t(text)}</Link>
          )}
        </li>
      ))}
    </ul>
  )
}
