import { useId, type ReactNode } from 'react'
import { classes } from '../classes.ts'
import { HiddenText } from '../hidden-text.tsx'
import styles from './swatches.module.css'

export interface Swatch {
  readonly value: string
  readonly label: string
  readonly face: ReactNode
  readonly refusal?: string | undefined
}

interface SwatchesProps {
  readonly label: string
  readonly swatches: readonly Swatch[]
  readonly value: string | undefined
  readonly onChoose: (value: string) => void
  readonly shape?: 'square' | 'circle' | 'pill'
  readonly name?: string
  readonly hidesRefused?: boolean
}

export function Swatches(props: SwatchesProps) {
  const { label, swatches, value, onChoose, shape = 'square', name, hidesRefused = false } = props
  const id = useId()
  const offered = hidesRefused ? swatches.filter(({ refusal }) => refusal === undefined) : swatches
  const chosen = offered.find(swatch => swatch.value === value)
  return (
    <fieldset className={styles.group} role="radiogroup">
      <legend className={styles.legend}>
        {label}
        {chosen && <span className={styles.chosen}>{chosen.label}</span>}
      </legend>
      <div className={styles.row}>
        {offered.map(swatch => (
          <label
            key={swatch.value}
            className={classes(styles.swatch, styles[shape], swatch.refusal && styles.refused)}
            title={swatch.refusal ?? swatch.label}
          >
            <input
              type="radio"
              className={styles.input}
              name={name ?? id}
              value={swatch.value}
              checked={swatch.value === value}
              onChange={() => {
                if (swatch.refusal === undefined) onChoose(swatch.value)
              }}
              {...(swatch.refusal !== undefined && { 'aria-disabled': true })}
            />
            <span className={styles.face} aria-hidden="true">
              {swatch.face}
            </span>
            <HiddenText>{[swatch.label, swatch.refusal].filter(Boolean).join(', ')}</HiddenText>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
