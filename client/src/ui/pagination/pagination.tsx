import { classes } from '../classes.ts'
import { Icon } from '../icon.tsx'
import { useWords } from '../words.ts'
import styles from './pagination.module.css'

export interface PaginationLink {
  readonly page: number
  readonly address: string
  readonly isCurrent: boolean
}

interface PaginationProps {
  readonly label: string
  readonly pages: readonly PaginationLink[]
  readonly first?: PaginationLink
  readonly previous?: PaginationLink
  readonly next?: PaginationLink
  readonly rel?: string
  readonly onFollow?: (page: number) => void
}

export function Pagination(props: PaginationProps) {
  const { label, pages, first, previous, next, rel, onFollow } = props
  const words = useWords()
  const linkTo = (link: PaginationLink, step?: 'prev' | 'next') => ({
    href: link.address,
    className: styles.page,
    rel: classes(step, rel) || undefined,
    onClick: () => onFollow?.(link.page),
  })
  const number = (link: PaginationLink) => (
    <a
      {...linkTo(link)}
      aria-label={words.page(link.page)}
      aria-current={link.isCurrent ? 'page' : undefined}
    >
      {link.page}
    </a>
  )
  return (
    <nav aria-label={label} className={styles.pagination}>
      <ul className={styles.pages}>
        {previous && (
          <li>
            <a {...linkTo(previous, 'prev')} aria-label={words.previousPage}>
              <Icon name="back" />
            </a>
          </li>
        )}
        {first && (
          <>
            <li>{number(first)}</li>
            <li className={styles.gap} aria-hidden="true">
              ...
            </li>
          </>
        )}
        {pages.map(link => (
          <li key={link.page}>{number(link)}</li>
        ))}
        {next && (
          <li>
            <a {...linkTo(next, 'next')} aria-label={words.nextPage}>
              <Icon name="next" />
            </a>
          </li>
        )}
      </ul>
    </nav>
  )
}
