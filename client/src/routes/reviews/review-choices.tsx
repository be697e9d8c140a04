import { classes } from '../../ui/classes.ts'
import type { ReviewsView } from './reviews-view.ts'
import styles from './review-choices.module.css'

export function ReviewChoices({ choices }: Pick<ReviewsView, 'choices'>) {
  return choices.map(({ id, name, values }) => (
    <nav key={id} aria-label={name} className={styles.choice}>
      <span className={styles.name} aria-hidden="true">
        {name}
      </span>
      <ul>
        {values.map(({ href, name: label, isChosen }) => (
          <li key={href}>
            <a
              href={href}
              rel="nofollow"
              className={classes(styles.value, isChosen && styles.chosen)}
              aria-current={isChosen || undefined}
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  ))
}
