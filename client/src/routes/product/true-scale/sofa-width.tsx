import { useId } from 'react'
import { percentText } from '../../../i18n/figures.ts'
import { Marked } from '../../../i18n/marked.tsx'
import { useTranslate } from '../../../i18n/translate.ts'
import styles from './true-scale.module.css'

const NARROWEST = 20
const WIDEST = 160

interface SofaWidthProps {
  readonly value: number
  /** How much of it the piece takes, in percent. */
  readonly share: number | undefined
  readonly onChange: (inches: number) => void
}

/** Asks how wide the furniture is that a piece hangs above. */
export function SofaWidth({ value, share: percent, onChange }: SofaWidthProps) {
  const id = useId()
  const t = useTranslate()
  const share = percent === undefined ? '' : t(percentText(percent))
  const values = { value, share }
  return (
    <div className={styles.furniture}>
      <label htmlFor={id}>
        <Marked
          text={t({ code: 'scale.furniture', message: `My furniture is *${value} in* wide`, values })}
        />
      </label>
      <input
        id={id}
        type="range"
        min={NARROWEST}
        max={WIDEST}
        step="2"
        value={value}
        aria-valuetext={t(
          share
            ? { code: 'scale.taken', message: `${value} inches, the piece is ${share} of that`, values }
            : { code: 'scale.wide-so', message: `${value} inches`, values },
        )}
        onChange={event => onChange(Number(event.target.value))}
      />
    </div>
  )
}
