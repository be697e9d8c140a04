import { clampQuantity, siteLink, type QuantityRange } from '@wallart/sdk'
import { useState, type SubmitEvent } from 'react'
import { floorToStep } from '../../catalogue/floor-to-step.ts'
import { useSite } from '../../i18n/site-context.ts'
import { useTranslate } from '../../i18n/translate.ts'
import type { QuantityChange } from '../../stores/cart.ts'
import { Button } from '../../ui/button/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import styles from './quantity-control.module.css'

interface QuantityControlProps {
  readonly itemId: string
  readonly title: string
  readonly quantity: number
  readonly range: QuantityRange
  readonly describedBy: string | undefined
  readonly onChange: (quantity: number | QuantityChange) => void
}

/** How many pieces of a line: steps and a number with scripts, a number and a button without. */
export function QuantityControl(props: QuantityControlProps) {
  const { itemId, title, quantity, range, describedBy, onChange } = props
  const action = siteLink('/cart/quantity', useSite())
  const t = useTranslate()
  const { draft, setDraft, applyDraft } = useDraft(quantity, range, onChange)
  const less = (shown: number) => clampQuantity(shown - 1, range)
  const more = (shown: number) => clampQuantity(Math.max(shown, range.min) + range.step, range)
  const label = t({ code: 'cart.quantity-of', message: `Quantity of ${title}`, values: { title } })

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    applyDraft()
  }

  return (
    <form
      method="post"
      action={action}
      className={styles.form}
      aria-label={label}
      noValidate
      onSubmit={submit}
    >
      <input type="hidden" name="item" value={itemId} />
      <div className={styles.stepper}>
        <StepButton
          icon="minus"
          label={t({ code: 'cart.one-less', message: `Decrease quantity of ${title}`, values: { title } })}
          isPossible={less(quantity) < quantity}
          onStep={() => onChange(less)}
        />
        <input
          type="number"
          name="quantity"
          inputMode="numeric"
          autoComplete="off"
          value={draft ?? quantity}
          min={range.min}
          max={range.max}
          step={range.step}
          aria-label={label}
          aria-describedby={describedBy}
          aria-invalid={describedBy ? true : undefined}
          onChange={({ target }) => setDraft(target.value)}
          onBlur={applyDraft}
        />
        <StepButton
          icon="plus"
          label={t({ code: 'cart.one-more', message: `Increase quantity of ${title}`, values: { title } })}
          isPossible={more(quantity) > quantity}
          onStep={() => onChange(more)}
        />
      </div>
      <div className={styles.update}>
        <Button type="submit">{t({ code: 'cart.update', message: 'Update' })}</Button>
      </div>
    </form>
  )
}

/** What is being typed, which is a wish only when the field is left. */
function useDraft(quantity: number, range: QuantityRange, onChange: (quantity: number) => void) {
  const [draft, setDraft] = useState<string>()
  function applyDraft() {
    setDraft(undefined)
    if (draft === undefined || !/^\d{1,9}$/.test(draft)) return
    const wanted = floorToStep(Number(draft), range)
    if (wanted !== quantity) onChange(wanted)
  }
  return { draft, setDraft, applyDraft }
}

interface StepButtonProps {
  readonly icon: 'minus' | 'plus'
  readonly label: string
  readonly isPossible: boolean
  readonly onStep: () => void
}

// It keeps the focus at the end of the range, which a disabled button would lose.
function StepButton({ icon, label, isPossible, onStep }: StepButtonProps) {
  return (
    <button
      type="button"
      className={styles.step}
      aria-label={label}
      aria-disabled={!isPossible}
      onClick={() => isPossible && onStep()}
    >
      <Icon name={icon} />
    </button>
  )
}
