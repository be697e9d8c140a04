import { formatMoney } from '@wallart/sdk'
import { useId, type ReactNode } from 'react'
import { useTranslate } from '../../../i18n/translate.ts'
import { useSite } from '../../../i18n/site-context.ts'
import { Choices, type Choice, type ChoicesProps } from '../../../ui/choices/choices.tsx'
import { ChoiceFace } from './choice-face.tsx'
import type { WorkVariantProps, WorkView } from '../../../catalogue/work-view.ts'
import styles from './finishes.module.css'
import { MouldingCorner } from './moulding-corner.tsx'
import { workOptions, type WorkChoice } from './work-options.ts'
import { useVariantLinks } from './use-variant-links.ts'

export function ServiceTypes({ work, variant }: WorkVariantProps) {
  const t = useTranslate()
  const { serviceTypes, sizes, frames } = workOptions(work, variant, t)
  const { locale } = useSite()
  const toChoice = useVariantChoices(work)
  const panel = useId()

  const pricedFace = ({ name, price, refusal }: WorkChoice) => (
    <ChoiceFace
      name={name}
      aside={refusal ?? formatMoney(price, locale.id)}
      isRefused={refusal !== undefined}
    />
  )
  const sizeFace = ({ name, refusal, centimetres }: (typeof sizes)[number]) => (
    <ChoiceFace name={name} aside={refusal ?? centimetres} isRefused={refusal !== undefined} />
  )
  const frameFace = (frame: (typeof frames)[number]) => (
    <span className={styles.frame}>
      <MouldingCorner moulding={frame.moulding} />
      {pricedFace(frame)}
    </span>
  )
  return (
    <div className={styles.finishes}>
      <Choices
        label={t({ code: 'ui.finish', message: 'Finish' })}
        look="tabs"
        panel={panel}
        choices={serviceTypes.map(each =>
          Object.assign(toChoice(each, pricedFace(each)), { isRefused: false }),
        )}
      />
      <div className={styles.panel} id={panel} role="tabpanel" aria-labelledby={`${panel}-tab`}>
        <Section
          name={t({ code: 'ui.size', message: 'Size' })}
          look="pills"
          choices={sizes.map(size => toChoice(size, sizeFace(size)))}
        />
        {frames.length > 0 && (
          <Section
            name={t({ code: 'finishes.frame', message: 'Frame' })}
            look="cards"
            choices={frames.map(frame => toChoice(frame, frameFace(frame)))}
          />
        )}
      </div>
    </div>
  )
}

function useVariantChoices(work: WorkView) {
  const variantLink = useVariantLinks(work)
  return ({ upi, name, isChosen, refusal }: WorkChoice, face: ReactNode): Choice => ({
    id: name,
    isChosen,
    isRefused: refusal !== undefined,
    ...variantLink(upi),
    face,
  })
}

interface SectionProps extends Pick<ChoicesProps, 'look' | 'choices'> {
  readonly name: string
}

function Section({ name, look, choices }: SectionProps) {
  return (
    <section>
      <h2 className={styles.heading}>{name}</h2>
      <Choices label={name} look={look} choices={choices} />
    </section>
  )
}
