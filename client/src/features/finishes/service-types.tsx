import { formatMoney, type Money } from '@wallart/sdk'
import { useId } from 'react'
import { useSite } from '../../app/site-context.ts'
import { useChoiceLink } from '../../products/use-choice-link.ts'
import { Choices } from '../../ui/choices/choices.tsx'
import type { FinishesProps } from './finishes.tsx'
import { MouldingCorner } from './moulding-corner.tsx'
import { optionsOfWork } from './options-of-work.ts'
import styles from './finishes.module.css'

/** The art brand's chooser: first the kind of finish, then its sizes and frames. */
export function ServiceTypes({ work, variant }: FinishesProps) {
  const { serviceTypes, sizes, frames } = optionsOfWork(work, variant)
  const link = useChoiceLink()
  const { locale } = useSite()
  const money = (price: Money) => formatMoney(price, locale.id)
  const panel = useId()
  const chosen = serviceTypes.find(({ isChosen }) => isChosen)
  return (
    <div className={styles.finishes}>
      <Choices
        label="Finish"
        look="tabs"
        panel={panel}
        value={chosen?.name}
        choices={serviceTypes.map(({ upi, name, price, refusal }) => ({
          value: name,
          href: link(upi),
          face: (
            <>
              {name} <small className={styles.price}>{refusal ?? money(price)}</small>
            </>
          ),
        }))}
      />
      <div className={styles.panel} id={panel} role="tabpanel" aria-labelledby={`${panel}-tab`}>
        <section>
          <h2 className={styles.heading}>Size</h2>
          <Choices
            label="Size"
            look="pills"
            value={sizes.find(({ isChosen }) => isChosen)?.name}
            choices={sizes.map(({ upi, name, centimetres, refusal }) => ({
              value: name,
              href: link(upi),
              refusal,
              face: (
                <>
                  <span>{name}</span> {centimetres && <small className={styles.aside}>{centimetres}</small>}
                </>
              ),
            }))}
          />
        </section>
        {frames.length > 0 && (
          <section>
            <h2 className={styles.heading}>Frame</h2>
            <Choices
              label="Frame"
              look="cards"
              value={frames.find(({ isChosen }) => isChosen)?.name}
              choices={frames.map(({ upi, name, price, moulding, refusal }) => ({
                value: name,
                href: link(upi),
                refusal,
                face: (
                  <span className={styles.frame}>
                    <MouldingCorner moulding={moulding} />
                    <span>
                      {name} <small className={styles.price}>{money(price)}</small>
                    </span>
                  </span>
                ),
              }))}
            />
          </section>
        )}
      </div>
    </div>
  )
}
