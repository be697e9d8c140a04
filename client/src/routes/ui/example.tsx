import { useId, type ReactNode } from 'react'
import styles from './page.module.css'

interface ExampleProps {
  readonly title: string
  readonly children: ReactNode
}

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

export function Example({ title, children }: ExampleProps) {
  return (
    <div className={styles.example}>
      <p className={styles.name}>{title}</p>
      {children}
    </div>
  )
}
