import { useTranslate } from '../../i18n/translate.ts'
import type { WorkView } from '../../catalogue/work-view.ts'
import { useGalleryWall } from '../../catalogue/use-gallery-wall.ts'
import { variantPicture } from '../../catalogue/variant-picture.ts'
import { Price } from '../../catalogue/price.tsx'
import { Button } from '../../ui/button/button.tsx'
import { Picture } from '../../ui/picture/picture.tsx'
import { ADD_LABEL } from './add-label.ts'
import type { AddedView, UpgradeView } from './added-view.ts'
import styles from './upgrades.module.css'
import { useUpgrade } from './use-upgrade.ts'

interface UpgradesProps {
  readonly work: WorkView
  readonly added: AddedView
  readonly onAdded: (added: AddedView) => void
}

export function Upgrades({ work, added, onAdded }: UpgradesProps) {
  const t = useTranslate()
  const { ref, inFlight, problem, upgrade } = useUpgrade(work, added, onAdded)
  return (
    <section ref={ref} className={styles.upgrades} aria-labelledby="upgrades">
      <h3 id="upgrades">{t({ code: 'cart.upgrade', message: 'Upgrade!' })}</h3>
      <p className={styles.notice}>{added.notice}</p>
      <p role="alert" className={styles.problem}>
        {problem && t(problem)}
      </p>
      <ul>
        {added.upgrades.map(option => (
          <Option
            key={option.upi}
            option={option}
            isPending={option.upi === inFlight}
            onChoose={() => void upgrade(option.upi)}
          />
        ))}
      </ul>
    </section>
  )
}

interface OptionProps {
  readonly option: UpgradeView
  readonly isPending: boolean
  readonly onChoose: () => void
}

function Option({ option, isPending, onChoose }: OptionProps) {
  const { upi, title } = option
  const wall = useGalleryWall()
  const t = useTranslate()
  return (
    <li className={styles.option}>
      <div className={styles.picture}>
        <Picture
          files={variantPicture(option, wall, 320)}
          sizes="9rem"
          width={320}
          height={320}
          alt=""
          fit="whole"
        />
      </div>
      <div className={styles.words} id={upi}>
        <p className={styles.title}>{title}</p>
        <Price prefix="" {...option} />
      </div>
      <Button isPending={isPending} onClick={onChoose} aria-describedby={upi}>
        {t(ADD_LABEL)}
      </Button>
    </li>
  )
}
