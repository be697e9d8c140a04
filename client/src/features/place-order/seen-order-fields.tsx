import type { Money, SeenOrder } from '@wallart/sdk'

/** What a form that places an order says of it. */
export function SeenOrderFields({ seen }: { readonly seen: SeenOrder }) {
  const { basketId, total, digest, payment } = seen
  return (
    <>
      <input type="hidden" name="basket" value={basketId} />
      <input type="hidden" name="total" value={moneyField(total)} />
      <input type="hidden" name="digest" value={digest} />
      {payment && (
        <>
          <input type="hidden" name="payment" value={payment.paymentInstrumentId} />
          <input type="hidden" name="amount" value={moneyField(payment.amount)} />
        </>
      )}
    </>
  )
}

function moneyField({ minor, currency }: Money): string {
  return `${minor} ${currency}`
}
