import { cartBadgeCount, itemCountText, siteLink } from '@wallart/sdk'
import { useEffect, useRef, useState } from 'react'
import { IN_PLACE } from '../../framework/follow-links.ts'
import { useSite } from '../../i18n/site-context.ts'
import { useTranslate } from '../../i18n/translate.ts'
import type { CartNotice } from '../../stores/cart.ts'
import type { CartRowView, CartView } from '../../stores/cart-view.ts'
import { ButtonLink } from '../../ui/button/button.tsx'
import { ToastCard } from '../../ui/toast/toast-card.tsx'
import { MiniCartLine } from './mini-cart-line.tsx'
import styles from './mini-cart.module.css'
import { UNDO, useCart, useShowCartNotice } from './use-cart.ts'

interface MiniCartContentProps {
  readonly view: CartView
  readonly onEmpty: () => void
}

export function MiniCartContent({ view, onEmpty }: MiniCartContentProps) {
  const [notice, setNotice] = useState<CartNotice>()
  const showOutside = useShowCartNotice()
  // What lies outside of an open dialog can be seen, but not used.
  const notify = (next: CartNotice, { lines }: CartView) =>
    lines.length === 0 ? showOutside(next) : setNotice(next)
  const [{ view: shown, pending }, cart] = useCart(view, notify)
  const { lines, rows } = shown
  const list = useRef<HTMLUListElement>(null)
  const context = useSite()
  const t = useTranslate()
  const isEmpty = lines.length === 0
  useEffect(() => {
    if (isEmpty) onEmpty()
  }, [isEmpty, onEmpty])

  async function remove(itemId: string) {
    await cart.remove(itemId)
    list.current?.closest('dialog')?.querySelector('h2')?.focus()
  }

  return (
    <div {...IN_PLACE}>
      <p className={styles.count}>{t(itemCountText(cartBadgeCount(lines)))}</p>
      <ul ref={list} className={styles.lines}>
        {lines.map(line => (
          <MiniCartLine
            key={line.itemId}
            line={line}
            isLeaving={pending.lines[line.itemId] === 'remove'}
            onRemove={() => void remove(line.itemId)}
          />
        ))}
      </ul>
      <div className={styles.foot}>
        <output className={styles.notice}>
          {notice && <NoticeCard notice={notice} onClose={() => setNotice(undefined)} />}
        </output>
        <Totals rows={rows} isPending={pending.totals} />
        <div className={styles.links}>
          <ButtonLink look="primary" isWide href={siteLink('/checkout', context)}>
            {t({ code: 'cart.checkout', message: 'Checkout' })}
          </ButtonLink>
          <ButtonLink isWide href={siteLink('/cart', context)}>
            {t({ code: 'cart.view-cart', message: 'View Cart' })}
          </ButtonLink>
        </div>
      </div>
    </div>
  )
}

interface NoticeCardProps {
  readonly notice: CartNotice
  readonly onClose: () => void
}

function NoticeCard({ notice: { message, tone, undo }, onClose }: NoticeCardProps) {
  const t = useTranslate()
  const toast = {
    text: t(message),
    tone,
    ...(undo && { action: { label: t(UNDO), onChoose: undo } }),
  }
  return <ToastCard toast={toast} onClose={onClose} />
}

interface TotalsProps {
  readonly rows: readonly CartRowView[]
  readonly isPending: boolean
}

function Totals({ rows, isPending }: TotalsProps) {
  return (
    <dl className={styles.totals} aria-busy={isPending}>
      {rows.map(({ key, label, value }) => (
        <div key={key} data-key={key}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
