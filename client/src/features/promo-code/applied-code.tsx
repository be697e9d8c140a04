import { siteLink, type Message } from '@wallart/sdk'
import { useSite } from '../../i18n/site-context.ts'
import { useTranslate } from '../../i18n/translate.ts'
import type { PromoCodeView } from '../../stores/cart-view.ts'
import { Button } from '../../ui/button/button.tsx'
import { HiddenText } from '../../ui/hidden-text.tsx'
import styles from './promo-box.module.css'
import type { PromoPage } from './promo-page.ts'

interface AppliedCodeProps {
  readonly page: PromoPage
  readonly promo: PromoCodeView
  readonly isLeaving: boolean
  readonly onRemove: () => void
}

const STATES: Readonly<Record<PromoCodeView['state'], Message>> = {
  applied: { code: 'promo.state-applied', message: 'Applied' },
  waiting: { code: 'promo.state-waiting', message: 'Not applied yet' },
  refused: { code: 'promo.state-refused', message: 'No longer valid' },
  unused: { code: 'promo.state-unused', message: 'Not used' },
}

const CONDITION: Message = {
  code: 'promo.condition',
  message: 'It applies as soon as your cart meets its condition.',
}

/** A promo code that is in the basket, with what it gives and on which condition. */
export function AppliedCode({ page, promo, isLeaving, onRemove }: AppliedCodeProps) {
  const { id, code, state, text } = promo
  const action = siteLink(`/${page}/promo/remove`, useSite())
  const t = useTranslate()
  return (
    <li className={styles.code} data-state={state} aria-busy={isLeaving}>
      <p className={styles.name}>
        <strong>{code}</strong> <span className={styles.state}>{t(STATES[state])}</span>
      </p>
      {text && <p className={styles.text}>{text}</p>}
      {state === 'waiting' && !text && <p className={styles.text}>{t(CONDITION)}</p>}
      <form
        method="post"
        action={action}
        className={styles.removal}
        onSubmit={event => {
          event.preventDefault()
          onRemove()
        }}
      >
        <input type="hidden" name="coupon" value={id} />
        <Button type="submit" look="quiet" isPending={isLeaving}>
          {t({ code: 'common.remove', message: 'Remove' })}
          <HiddenText> {code}</HiddenText>
        </Button>
      </form>
    </li>
  )
}
