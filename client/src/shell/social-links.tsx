import type { SocialLink } from '@wallart/sdk'
import styles from './social-links.module.css'

const DRAWINGS: Readonly<Record<string, string>> = {
  Facebook:
    'M14 21v-7.500h2.600l.4-3H14V8.600c0-.9.4-1.600 1.700-1.600H17V4.200C16.600 4.100 15.800 4 14.900 4 12.600 4 11 5.400 11 8v2.500H8.400v3H11V21',
  Instagram:
    'M7.500 3.500h9a4 4 0 0 1 4 4v9a4 4 0 0 1-4 4h-9a4 4 0 0 1-4-4v-9a4 4 0 0 1 4-4zM12 8.200a3.800 3.800 0 1 0 0 7.600 3.800 3.800 0 0 0 0-7.600zM16.800 7v.2',
  X: 'M4 4l16 16M20 4 4 20',
  Pinterest:
    'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM10 19l2.500-9.500M9.200 12.500c-1.200-2.700.7-4.800 3.100-4.800 2.200 0 3.600 1.500 3.600 3.300 0 2.400-1.400 4-3.100 4-.9 0-1.600-.5-1.700-1.200',
  YouTube:
    'M5.500 6h13a2.500 2.500 0 0 1 2.500 2.500v7a2.500 2.500 0 0 1-2.500 2.500h-13A2.500 2.500 0 0 1 3 15.500v-7A2.500 2.500 0 0 1 5.500 6zM10.500 9.500v5l4-2.500z',
}

export function SocialLinks({ links }: { readonly links: readonly SocialLink[] }) {
  return (
    <ul className={styles.links}>
      {links.map(({ network, href }) => (
        <li key={href}>
          <a href={href} aria-label={network} className={styles.link}>
            <svg
              viewBox="0 0 24 24"
              width="24"
              height="24"
              fill="none"
              stroke="currentColor"
              strokeWidth="1.6"
              strokeLinejoin="round"
              strokeLinecap="round"
              aria-hidden="true"
            >
              <path d={DRAWINGS[network] ?? 'M5 12h14M13 6l6 6-6 6'} />
            </svg>
          </a>
        </li>
      ))}
    </ul>
  )
}
