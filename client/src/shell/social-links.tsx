import type { SocialLink } from '@wallart/sdk'
import { LineDrawing } from '../ui/icon.tsx'
import styles from './social-links.module.css'

const DRAWINGS: Readonly<Record<string, string>> = {
  Facebook:
    'M14 21v-7.5h2.6l.4-3H14V8.6c0-.9.4-1.6 1.7-1.6H17V4.2C16.6 4.1 15.8 4 14.9 4 12.6 4 11 5.4 11 8v2.5H8.4v3H11V21',
  Instagram:
    'M7.5 3.5h9a4 4 0 0 1 4 4v9a4 4 0 0 1-4 4h-9a4 4 0 0 1-4-4v-9a4 4 0 0 1 4-4zM12 8.2a3.8 3.8 0 1 0 0 7.6 3.8 3.8 0 0 0 0-7.6zM16.8 7v.2',
  X: 'M4 4l16 16M20 4 4 20',
  Pinterest:
    'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM10 19l2.5-9.5M9.2 12.5c-1.2-2.7.7-4.8 3.1-4.8 2.2 0 3.6 1.5 3.6 3.3 0 2.4-1.4 4-3.1 4-.9 0-1.6-.5-1.7-1.2',
  YouTube:
    'M5.5 6h13a2.5 2.5 0 0 1 2.5 2.5v7a2.5 2.5 0 0 1-2.5 2.5h-13A2.5 2.5 0 0 1 3 15.5v-7A2.5 2.5 0 0 1 5.5 6zM10.5 9.5v5l4-2.5z',
}

export function SocialLinks({ links }: { readonly links: readonly SocialLink[] }) {
  return (
    <ul className={styles.links}>
      {links.map(({ network, href }) => (
        <li key={href}>
          <a href={href} aria-label={network} className={styles.link}>
            <LineDrawing path={DRAWINGS[network] ?? 'M5 12h14M13 6l6 6-6 6'} isRound />
          </a>
        </li>
      ))}
    </ul>
  )
}
