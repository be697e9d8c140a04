import { Fragment } from 'react'
import { useTranslate } from '../../i18n/translate.ts'
import { ButtonLink } from '../../ui/button/button.tsx'
import styles from './customizer.module.css'
import type { ComparedFrame, CustomizerView } from './customizer-view.ts'
import { drawnFrame } from './drawn-frame.ts'
import { Preview } from './preview.tsx'

/** Up to four frames side by side. */
export function CompareTray({ compared, choices }: Pick<CustomizerView, 'compared' | 'choices'>) {
  const t = useTranslate()
  if (compared.length === 0) return null
  return (
    <section aria-labelledby="compared">
      <h2 id="compared">{t({ code: 'customizer.compared', message: 'Your frames side by side' })}</h2>
      <ul className={styles.frames}>
        {compared.map((frame, index) => (
          <Compared key={frame.upi} frame={frame} choices={choices} number={index + 1} />
        ))}
      </ul>
    </section>
  )
}

interface ComparedProps extends Pick<CustomizerView, 'choices'> {
  readonly frame: ComparedFrame
  readonly number: number
}

function Compared({ frame, choices, number }: ComparedProps) {
  const t = useTranslate()
  const { configuration, details, price, chooseHref, removeHref } = frame
  const drawn = drawnFrame(configuration, choices, 320)
  const name = t({ code: 'customizer.frame-number', message: `Frame ${number}`, values: { number } })
  return (
    <li>
      {drawn && <Preview frame={drawn} scene="wall" alt={`${name}: ${details.join(', ')}`} />}
      <h3>{name}</h3>
      <p>
        {details.map(detail => (
          <Fragment key={detail}>
            {detail}
            <br />
          </Fragment>
        ))}
        <strong>{price}</strong>
      </p>
      <div>
        <ButtonLink href={chooseHref} data-replace="" aria-label={`${choose(t)}: ${name}`}>
          {choose(t)}
        </ButtonLink>
        <ButtonLink look="quiet" href={removeHref} data-replace="" aria-label={`${remove(t)}: ${name}`}>
          {remove(t)}
        </ButtonLink>
      </div>
    </li>
  )
}

type Words = ReturnType<typeof useTranslate>

const choose = (t: Words) => t({ code: 'customizer.choose', message: 'Choose' })
const remove = (t: Words) => t({ code: 'customizer.remove', message: 'Remove' })
