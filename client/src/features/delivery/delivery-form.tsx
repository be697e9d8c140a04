import { deliveryDatesText, deliveryDays, deliveryDaysText } from '@wallart/sdk'
import { useRef } from 'react'
import { EmphasizedText } from '../../i18n/emphasized-text.tsx'
import { useTranslate } from '../../i18n/translate.ts'
import { useSite } from '../../i18n/site-context.ts'
import { canadaNote } from '../../catalogue/canada-note.ts'
import { isSoldOut } from '../../catalogue/is-sold-out.ts'
import type { VariantView, WorkView } from '../../catalogue/work-view.ts'
import { Icon } from '../../ui/icon.tsx'
import styles from './delivery-form.module.css'
import { useDeliveryZip } from './use-delivery-zip.ts'
import { useToday } from './use-today.ts'
import { ZipForm } from './zip-form.tsx'

interface DeliveryFormProps {
  readonly work: Pick<WorkView, 'imageIds'>
  readonly variant: VariantView
}

export function DeliveryForm({ work, variant }: DeliveryFormProps) {
  const [deliveryZip, setDeliveryZip] = useDeliveryZip()
  const { zip } = deliveryZip
  const { locale } = useSite()
  const today = useToday()
  const t = useTranslate()
  const toggle = useRef<HTMLDetailsElement>(null)
  const days = deliveryDays(variant, deliveryZip)
  const deliveryText =
    today === undefined ? deliveryDaysText(days) : deliveryDatesText(days, today, locale.id)
  const restriction = canadaNote(work, variant)

  return (
    <section aria-label={t({ code: 'delivery.delivery', message: 'Delivery' })} className={styles.delivery}>
      {!isSoldOut(variant) && <p className={styles.when}>{t(deliveryText)}</p>}
      <details ref={toggle} className={styles.toggle}>
        <summary>
          <span>
            <EmphasizedText
              text={t({
                code: 'delivery.to',
                message: `Deliver to *${zip}*`,
                values: { zip },
              })}
            />
          </span>
          <span className={styles.change}>
            {t({ code: 'delivery.change', message: 'Change' })} <Icon name="down" />
          </span>
        </summary>
        <ZipForm
          upi={variant.upi}
          onApply={other => {
            setDeliveryZip(other)
            if (!toggle.current) return
            toggle.current.open = false
            toggle.current.querySelector('summary')?.focus()
          }}
        />
      </details>
      {restriction && <p className={styles.notice}>{t(restriction)}</p>}
    </section>
  )
}
