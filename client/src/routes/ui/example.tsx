import { useId, type ReactNode } from 'react'
import styles from './page.module.css'

interface ExampleProps {
  readonly title: string
  readonly children: ReactNode
}

/** A part of the workshop page. */
export function Examples({ title, children }: ExampleProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className={styles.examples}>
      <h2 id={id} className={styles.heading}>
        {title}
      </h2>
      {children}
    </section>
  )
}

/** One piece in one state. */
export function Example({ title, children }: ExampleProps) {
  return (
    <div className={styles.example}>
      <p className={styles.name}>{title}</p>
      {children}
    </div>
  )
}
