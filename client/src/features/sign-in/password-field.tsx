import { passwordStrength, type Message } from '@wallart/sdk'
import { useState } from 'react'
import { useTranslate } from '../../i18n/translate.ts'
import { TextField } from '../../ui/field/controls.tsx'
import { PASSWORD_LABEL } from './sign-in-texts.ts'
import styles from './sign-in.module.css'

interface PasswordFieldProps {
  readonly error: string | undefined
  readonly label?: Message
}

/** The field of a new password, which shows while it is typed what is still missing. */
export function PasswordField({ error, label = PASSWORD_LABEL }: PasswordFieldProps) {
  const t = useTranslate()
  const [password, setPassword] = useState('')
  const { score, label: word, checks } = passwordStrength(password)
  const strength = t({ code: 'password.strength', message: 'Password strength' })
  return (
    <div className={styles.password}>
      <TextField
        label={t(label)}
        name="password"
        type="password"
        autoComplete="new-password"
        error={error}
        onChange={event => setPassword(event.currentTarget.value)}
      />
      <p className={styles.strength}>
        <meter
          min={0}
          max={checks.length}
          low={3}
          high={4}
          optimum={checks.length}
          value={score}
          aria-label={strength}
        />
        <output aria-label={strength}>{t(word)}</output>
      </p>
      <ul className={styles.checks}>
        {checks.map(({ code, message, holds }) => (
          <li key={code} data-holds={holds}>
            {t({ code, message })}
          </li>
        ))}
      </ul>
    </div>
  )
}
