import { formatMoney } from '@wallart/sdk'
import { useId } from 'react'
import { useTranslate } from '../../../i18n/translate.ts'
import { useSite } from '../../../i18n/site-context.ts'
import { Choices, type Choice } from '../../../ui/choices/choices.tsx'
import { ChoiceFace } from './choice-face.tsx'
import type { WorkVariantProps } from '../../../catalogue/work-view.ts'
import styles from './finishes.module.css'
import { MouldingCorner } from './moulding-corner.tsx'
import { workOptions, type WorkChoice } from './work-options.ts'
import { useVariantLinks } from './use-variant-links.ts'

export function ServiceTypes({ work, variant }: WorkVariantProps) {
  const t = useTranslate()
  const { serviceTypes, sizes, frames } = workOptions(work, variant, t)
  const sizeName = t({ code: 'ui.size', message: 'Size' })
  const frameName = t({ code: 'finishes.frame', message: 'Frame' })
  const { locale } = useSite()
  const variantLink = useVariantLinks(work)
  const panel = useId()

  const pricedFace = ({ name, price, refusal }: WorkChoice) => (
    <ChoiceFace
      name={name}
      aside={refusal ?? formatMoney(price, locale.id)}
      isRefused={refusal !== undefined}
    />
  )
  const choiceProps = ({ upi, name, isChosen, refusal }: WorkChoice): Omit<Choice, 'face'> => ({
    id: name,
    isChosen,
    isRefused: refusal !== undefined,
    ...variantLink(upi),
  })
  return (
    <div className={styles.finishes}>
      <Choices
        label={t({ code: 'ui.finish', message: 'Finish' })}
        look="tabs"
        panel={panel}
        choices={serviceTypes.map(each =>
          Object.assign(choiceProps(each), { isRefused: false, face: pricedFace(each) }),
        )}
      />
      <div className={styles.panel} id={panel} role="tabpanel" aria-labelledby={`${panel}-tab`}>
        <section>
          <h2 className={styles.heading}>{sizeName}</h2>
          <Choices
            label={sizeName}
            look="pills"
            choices={sizes.map(size =>
              Object.assign(choiceProps(size), {
                face: (
                  <ChoiceFace
                    name={size.name}
                    aside={size.refusal ?? size.centimetres}
                    isRefused={size.refusal !== undefined}
                  />
                ),
              }),
            )}
          />
        </section>
        {frames.length > 0 && (
          <section>
            <h2 className={styles.heading}>{frameName}</h2>
            <Choices
              label={frameName}
              look="cards"
              choices={frames.map(frame =>
                Object.assign(choiceProps(frame), {
                  face: (
                    <span className={styles.frame}>
                      <MouldingCorner moulding={frame.moulding} />
                      {pricedFace(frame)}
                    </span>
                  ),
                }),
              )}
            />
          </section>
        )}
      </div>
    </div>
  )
}
