import { siteLink } from '@wallart/sdk'
import type { ReactNode } from 'react'
import { useSite } from '../../i18n/site-context.ts'
import { ButtonLink } from '../../ui/button/button.tsx'
import styles from './profile-card.module.css'
import type { ProfilePart } from './profile-view.ts'

interface ProfileCardProps {
  readonly part: ProfilePart
  readonly title: string
  /** What the link to its form says. */
  readonly edit?: string
  readonly rows: readonly (readonly [label: string, value: string])[]
  /** Its form, in place of what it shows. */
  readonly form: ReactNode
}

export function ProfileCard({ part, title, edit, rows, form }: ProfileCardProps) {
  const context = useSite()
  return (
    <section className={styles.card} aria-labelledby={`profile-${part}`}>
      <h2 id={`profile-${part}`}>{title}</h2>
      {form || (
        <>
          {rows.length > 0 && (
            <dl className={styles.rows}>
              {rows.map(([label, value]) => (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
          )}
          <ButtonLink href={siteLink(`/account?edit=${part}`, context)}>{edit}</ButtonLink>
        </>
      )}
    </section>
  )
}
