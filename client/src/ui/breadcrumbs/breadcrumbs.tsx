import styles from './breadcrumbs.module.css'

interface BreadcrumbStep {
  readonly name: string
  readonly href: string
}

interface BreadcrumbsProps {
  readonly label: string
  readonly steps: readonly BreadcrumbStep[]
  readonly here?: string
}

export function Breadcrumbs({ label, steps, here }: BreadcrumbsProps) {
  return (
    <nav aria-label={label} className={styles.breadcrumbs} data-trail>
      <ol className={styles.steps}>
        {steps.map(({ name, href }) => (
          <li key={href || name} className={styles.step}>
            {href ? (
              <a href={href} className={styles.link}>
                {name}
              </a>
            ) : (
              name
            )}
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
