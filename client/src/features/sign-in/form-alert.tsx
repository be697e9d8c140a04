import type { ReactNode } from 'react'
import styles from './sign-in.module.css'

/** What is wrong with a form as a whole. */
export function FormAlert({ children }: { readonly children: ReactNode }) {
  return (
    <div role="alert" tabIndex={-1} className={styles.alert}>
      {children}
    </div>
  )
}
