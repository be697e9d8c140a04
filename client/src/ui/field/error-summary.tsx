import { useEffect, useRef } from 'react'
import styles from './error-summary.module.css'

interface FieldProblem {
  readonly name: string
  readonly message: string
}

interface ErrorSummaryProps {
  readonly title: string
  readonly problems: readonly FieldProblem[]
}

export function ErrorSummary({ title, problems }: ErrorSummaryProps) {
  const box = useRef<HTMLElement>(null)
  useEffect(() => {
    if (problems.length > 0) box.current?.focus()
  }, [problems])
  if (problems.length === 0) return null
  return (
    <section ref={box} aria-label={title} tabIndex={-1} className={styles.summary}>
      <p className={styles.title}>{title}</p>
      <ul className={styles.problems}>
        {problems.map(({ name, message }) => (
          <li key={name}>
            <button type="button" className={styles.problem} onClick={() => focusControl(box.current, name)}>
              {message}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}

function focusControl(summary: HTMLElement | null, name: string): void {
  const form = summary?.closest('form')
  const control = form?.elements.namedItem(name)
  if (control instanceof HTMLElement) control.focus()
}
