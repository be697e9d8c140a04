import { Icon } from '../icon.tsx'
import { useWords } from '../words.ts'
import styles from './pagination.module.css'

/** A page of a list and where it is. */
export interface PaginationLink {
  readonly page: number
  readonly address: string
  readonly isCurrent: boolean
}

interface PaginationProps {
  readonly label: string
  readonly pages: readonly PaginationLink[]
  /** With '...' behind it. */
  readonly first?: PaginationLink
  readonly previous?: PaginationLink
  readonly next?: PaginationLink
}

/** Links to the pages of a list. */
export function Pagination({ label, pages, first, previous, next }: PaginationProps) {
  const words = useWords()
  return (
    <nav aria-label={label} className={styles.pagination}>
      <ul className={styles.pages}>
        {previous && (
          <li>
            <a href={previous.address} rel="prev" className={styles.page} aria-label={words.previousPage}>
              <Icon name="back" />
            </a>
          </li>
        )}
        {first && (
          <>
            <li>
              <PageLink link={first} />
            </li>
            <li className={styles.gap} aria-hidden="true">
              ...
            </li>
          </>
        )}
        {pages.map(link => (
          <li key={link.page}>
            <PageLink link={link} />
          </li>
        ))}
        {next && (
          <li>
            <a href={next.address} rel="next" className={styles.page} aria-label={words.nextPage}>
              <Icon name="next" />
            </a>
          </li>
        )}
      </ul>
    </nav>
  )
}

function PageLink({ link: { page, address, isCurrent } }: { readonly link: PaginationLink }) {
  const words = useWords()
  return (
    <a
      href={address}
      className={styles.page}
      aria-label={words.page(page)}
      aria-current={isCurrent ? 'page' : undefined}
    >
      {page}
    </a>
  )
}
