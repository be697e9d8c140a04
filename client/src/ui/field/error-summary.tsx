import { useEffect, useRef, type ReactNode } from 'react'
import styles from './error-summary.module.css'

interface FieldProblem {
  /** Empty for what belongs to no field. */
  readonly name: string
  readonly message: string
}

interface ErrorSummaryProps {
  readonly title: string
  readonly problems: readonly FieldProblem[]
  /** What helps with a problem that belongs to no field. */
  readonly children?: ReactNode
}

export function ErrorSummary({ title, problems, children }: ErrorSummaryProps) {
  const box = useRef<HTMLElement>(null)
  useEffect(() => {
    if (problems.length > 0) box.current?.focus()
  }, [problems])
  if (problems.length === 0) return null
  const general = problems.filter(({ name }) => !name)
  const ofFields = problems.filter(({ name }) => name)
  return (
    <section
      ref={box}
      aria-label={ofFields.length > 0 ? title : undefined}
      tabIndex={-1}
      className={styles.summary}
    >
      {general.map(({ message }) => (
        <p key={message} role="alert" className={styles.general}>
          {message} {children}
        </p>
      ))}
      {ofFields.length > 0 && (
        <>
          <p className={styles.title}>{title}</p>
          <ul className={styles.problems}>
            {ofFields.map(({ name, message }) => (
              <li key={name}>
                <button
                  type="button"
                  className={styles.problem}
                  onClick={() => focusControl(box.current, name)}
                >
                  {message}
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  )
}

function focusControl(summary: HTMLElement | null, name: string): void {
  const form = summary?.closest('form')
  const control = form?.elements.namedItem(name)
  if (control instanceof HTMLElement) control.focus()
}
