import { PageHead } from '../../framework/page-head.tsx'
import { usePage } from '../../framework/use-page.ts'
import { useTranslate } from '../../i18n/translate.ts'
import { Balance } from './balance.tsx'
import { GiftCardForm } from './gift-card-form.tsx'
import type { GiftCardsView } from './gift-cards-view.ts'
import styles from '../customizer/customizer.module.css'

export function Component() {
  const view = usePage<GiftCardsView>()
  const t = useTranslate()
  return (
    <div className={styles.page}>
      <PageHead head={view.head} />
      <header>
        <h1>{t({ code: 'gift-card.heading', message: 'Give the gift of art' })}</h1>
        <p>
          {t({
            code: 'gift-card.lead',
            message: 'We send it by email on the day you choose. It never expires, and needs no shipping.',
          })}
        </p>
      </header>
      <GiftCardForm view={view} />
      <Balance />
    </div>
  )
}
