import { useState } from 'react'
import styles from './gallery-wall.module.css'

interface NumberFieldProps {
  readonly label: string
  readonly name: string
  readonly value: number
  readonly least?: number
  readonly most?: number
  readonly onValue: (value: number) => void
}

/** A length in inches; what is being typed stays as it is typed. */
export function NumberField({ label, name, value, least, most, onValue }: NumberFieldProps) {
  const [draft, setDraft] = useState<string>()
  return (
    <label className={styles.number}>
      <span>{label}</span>
      <input
        type="number"
        name={name}
        inputMode="decimal"
        step="0.25"
        min={least}
        max={most}
        value={draft ?? String(value)}
        onChange={({ currentTarget }) => {
          setDraft(currentTarget.value)
          const { valueAsNumber } = currentTarget
          const isWithin = !(valueAsNumber < (least ?? -Infinity)) && !(valueAsNumber > (most ?? Infinity))
          if (Number.isFinite(valueAsNumber) && isWithin) onValue(valueAsNumber)
        }}
        onBlur={() => setDraft(undefined)}
        onKeyDown={event => {
          // It would press the first button of the form.
          if (event.key === 'Enter') event.preventDefault()
        }}
      />
    </label>
  )
}
