import { useId } from 'react'
import { percentText } from '../../../i18n/localize-number.ts'
import { EmphasizedText } from '../../../i18n/emphasized-text.tsx'
import { useTranslate } from '../../../i18n/translate.ts'
import styles from './true-scale.module.css'

const MIN_INCHES = 20
const MAX_INCHES = 160

interface SofaWidthProps {
  readonly value: number
  readonly share: number | undefined
  readonly onChange: (inches: number) => void
}

export function SofaWidth({ value, share: percent, onChange }: SofaWidthProps) {
  const id = useId()
  const t = useTranslate()
  const share = percent === undefined ? '' : t(percentText(percent))
  const values = { value, share }
  return (
    <div className={styles.furniture}>
      <label htmlFor={id}>
        <EmphasizedText
          text={t({ code: 'scale.furniture', message: `My furniture is *${value} in* wide`, values })}
        />
      </label>
      <input
        id={id}
        type="range"
        min={MIN_INCHES}
        max={MAX_INCHES}
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
