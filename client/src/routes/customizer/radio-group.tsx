import type { KeyboardEvent, ReactNode } from 'react'
import styles from './customizer.module.css'

export interface RadioOption {
  readonly value: string
  readonly name: string
  /** A smaller line under the name. */
  readonly aside?: string
  readonly face?: ReactNode
}

interface RadioGroupProps {
  readonly label: string
  readonly field: string
  readonly value: string
  readonly options: readonly RadioOption[]
  readonly onChoose: (field: string, value: string) => void
}

/** A part of the frame; plain radio buttons, so that it is chosen and sent without scripts, too. */
export function RadioGroup({ label, field, value, options, onChoose }: RadioGroupProps) {
  return (
    <fieldset>
      <legend>{label}</legend>
      <div className={styles.options}>
        {options.map(option => (
          <label key={option.value} className={styles.option}>
            <input
              type="radio"
              name={field}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChoose(field, option.value)}
              onKeyDown={ignoreEnter}
            />
            {option.face}
            <span>
              {option.name}
              {option.aside && (
                <>
                  <br />
                  <small>{option.aside}</small>
                </>
              )}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

// It would press the first button of the form, which puts the frame into the cart.
function ignoreEnter(event: KeyboardEvent): void {
  if (event.key === 'Enter') event.preventDefault()
}
