import { CRUMB_SEPARATORS } from '@wallart/sdk'
import { Link } from '../../app/link.tsx'
import { useSite } from '../../app/site-context.ts'
import { Breadcrumbs } from '../../ui/breadcrumbs/breadcrumbs.tsx'
import { tellCrumb } from './list-events.ts'
import styles from './list-header.module.css'
import type { ListView } from './list-view.ts'

/** The way to a list, its name and what there is to say of it. */
export function ListHeader({ list }: { readonly list: ListView }) {
  const { title, description, crumbs, suggested } = list
  const { id } = useSite().site
  const steps = crumbs.slice(0, -1)
  return (
    <header className={styles.header}>
      {crumbs.length > 0 && (
        <Breadcrumbs
          label="Breadcrumb"
          steps={steps}
          here={crumbs.at(-1)?.name ?? ''}
          separator={CRUMB_SEPARATORS[id]}
          onFollow={level => {
            const step = steps[level - 1]
            if (step) tellCrumb(level, step)
          }}
        />
      )}
      <h1>{title}</h1>
      {description && <p className={styles.description}>{description}</p>}
      {suggested && (
        <p>
          Did you mean <Link to={suggested.href}>{suggested.name}</Link>?
        </p>
      )}
    </header>
  )
}
