import styles from './breadcrumbs.module.css'

/** A step on the way to this page. */
interface BreadcrumbStep {
  readonly name: string
  readonly href: string
}

interface BreadcrumbsProps {
  readonly label: string
  readonly steps: readonly BreadcrumbStep[]
  /** The name of this page, which leads nowhere. */
  readonly here?: string
  /** What stands between two steps; it is drawn and not read. */
  readonly separator: string
}

/** The way to this page. */
export function Breadcrumbs({ label, steps, here, separator }: BreadcrumbsProps) {
  return (
    <nav aria-label={label} className={styles.breadcrumbs} data-trail>
      <ol className={styles.steps}>
        {steps.map(({ name, href }) => (
          <li key={href} className={styles.step} data-separator={separator}>
            <a href={href} className={styles.link}>
              {name}
            </a>
          </li>
        ))}
        {here && (
          <li className={styles.step}>
            <span aria-current="page">{here}</span>
          </li>
        )}
      </ol>
    </nav>
  )
}
