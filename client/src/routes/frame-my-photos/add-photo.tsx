import type { AnalyticsProduct } from '@wallart/sdk/analytics'
import { type SubmitEvent } from 'react'
import { useLocation } from 'react-router-dom'
import { useConfirmedAdd } from '../../features/add-to-cart/use-confirmed-add.tsx'
import { afterPaint } from '../../framework/after-paint.ts'
import { usePendingLocation } from '../../framework/use-pending-location.ts'
import { useTranslate } from '../../i18n/translate.ts'
import { Button } from '../../ui/button/button.tsx'

interface AddPhotoProps {
  readonly product: AnalyticsProduct
  /** The photo in a crop that the page does not show yet; empty for none. */
  readonly pendingUpi: () => string
}

/** Puts a framed photo into the cart. */
export function AddPhoto({ product, pendingUpi }: AddPhotoProps) {
  const t = useTranslate()
  const { isSending, add, action, confirmation } = useConfirmedAdd(product)
  const fields = { upi: product.id, quantity: '1' }
  const { search } = useLocation()
  const pendingLocation = usePendingLocation()

  async function send() {
    // A choice that was just made begins its navigation after the next paint; the photo is bought as it was chosen.
    await new Promise<void>(resolve => afterPaint(resolve))
    const pending = pendingLocation()
    const chosen = pending.search === search ? undefined : new URLSearchParams(pending.search).get('upi')
    const wanted = pendingUpi() || chosen
    await add({ ...fields, ...(wanted && { upi: wanted }) })
  }

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (!isSending) void send()
  }

  return (
    <>
      <form method="post" action={action} onSubmit={submit}>
        {Object.entries(fields).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <Button type="submit" look="primary" isWide isPending={isSending}>
          {t({ code: 'cart.add-to-cart', message: 'Add to Cart' })}
        </Button>
      </form>
      {confirmation}
    </>
  )
}
