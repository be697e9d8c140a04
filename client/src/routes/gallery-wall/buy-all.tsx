import { GENERIC_ERROR, siteLink, WALL_PATH, wallPlanQuery, type Toast, type WallPlan } from '@wallart/sdk'
import type { AnalyticsProduct } from '@wallart/sdk/analytics'
import { useState, type SubmitEvent } from 'react'
import type { AddedPieces } from '../../analytics/added-pieces.ts'
import { reportAddFailure } from '../../analytics/cart-reports.ts'
import { reportPieces } from '../../analytics/report-pieces.ts'
import { useRefreshMe } from '../../framework/me.ts'
import { errorText, failureMessage, sendForm } from '../../framework/send-form.ts'
import { createIntentKeys } from '../../framework/submit-with-retry.ts'
import { useLeadOn } from '../../framework/use-lead-on.ts'
import { useNotice } from '../../framework/use-notice.tsx'
import { useSite } from '../../i18n/site-context.ts'
import { useTranslate } from '../../i18n/translate.ts'
import { Button } from '../../ui/button/button.tsx'
import { useToast } from '../../ui/toast/toast.ts'
import styles from './gallery-wall.module.css'
import { unavailableMessage } from './unavailable-message.ts'
import type { WallPiece } from './wall-view.ts'

interface BuyAllProps {
  readonly plan: WallPlan
  readonly pieces: readonly WallPiece[]
  readonly total: string
  /** Whether the wall as it was chosen last is still loading. */
  readonly isLoading: boolean
}

const IN_CART: Toast = {
  tone: 'success',
  message: { code: 'orders.added-again', message: 'The pieces are in your cart.' },
  link: { path: '/cart', text: { code: 'orders.go-to-cart', message: 'Go to your cart' } },
}

function asProducts(pieces: readonly WallPiece[]): readonly AnalyticsProduct[] {
  return [...new Map(pieces.map(piece => [piece.upi, piece])).values()].map(
    ({ upi, title, artist, money }) => ({
      id: upi,
      name: title,
      artist,
      price: money,
      quantity: pieces.filter(piece => piece.upi === upi).length,
    }),
  )
}

/** What the wall costs, and all of it into the cart. */
export function BuyAll({ plan, pieces, total, isLoading }: BuyAllProps) {
  const t = useTranslate()
  const context = useSite()
  const action = siteLink(`${WALL_PATH}/cart`, context)
  const beginToLead = useLeadOn()
  const refreshMe = useRefreshMe()
  const toast = useToast()
  const notify = useNotice()
  const [isSending, setSending] = useState(false)
  const [intents] = useState(() => createIntentKeys())
  const n = pieces.length
  const wall = wallPlanQuery(plan).toString()

  async function send() {
    const leadOn = beginToLead()
    setSending(true)
    const body = new URLSearchParams({ wall })
    for (const { upi } of plan.pieces) body.append('upi', upi)
    const result = await sendForm<AddedPieces>(action, body, intents.keyFor(body.toString()))
    setSending(false)
    if (result.kind !== 'moved') {
      reportAddFailure(asProducts(pieces), failureMessage(result))
      const problem = result.kind === 'invalid' ? errorText(result.errors, t) : t(GENERIC_ERROR)
      return toast({ text: problem, tone: 'error' })
    }
    intents.forget()
    const missing = pieces.flatMap(({ upi, title }) => (result.data?.missing.includes(upi) ? [title] : []))
    const unavailable = unavailableMessage(n, missing)
    if (result.data) reportPieces(context, result.data, unavailable)
    void refreshMe()
    // The page that is led to would say it.
    if (leadOn(result.location)) return
    if (missing.length > 0) toast({ text: t(unavailable), tone: 'error' })
    else notify(IN_CART)
  }

  return (
    <form
      className={styles.buying}
      method="post"
      action={action}
      onSubmit={(event: SubmitEvent<HTMLFormElement>) => {
        event.preventDefault()
        if (!isSending && !isLoading) void send()
      }}
    >
      <input type="hidden" name="wall" value={wall} />
      {pieces.map(({ key, upi }, index) => (
        <input key={key} type="hidden" name="upi" value={plan.pieces[index]?.upi ?? upi} />
      ))}
      <p>
        {t({ code: 'wall.total', message: n === 1 ? '1 work' : `${n} works`, values: { n } })}
        <strong>{total}</strong>
      </p>
      <Button type="submit" look="primary" isPending={isSending || isLoading}>
        {t({ code: 'wall.buy', message: 'Add all to cart' })}
      </Button>
    </form>
  )
}
