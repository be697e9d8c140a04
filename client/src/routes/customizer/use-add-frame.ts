import type { AnalyticsProduct } from '@wallart/sdk/analytics'
import type { SubmitEvent } from 'react'
import { useConfirmedAdd } from '../../features/add-to-cart/use-confirmed-add.tsx'
import { formEntries } from '../../framework/form-entries.ts'

/** Puts the frame into the cart as it is chosen in the form. */
export function useAddFrame(product: AnalyticsProduct) {
  const { isSending, add, confirmation } = useConfirmedAdd(product)
  return {
    isSending,
    confirmation,
    addProps: {
      onSubmit: (event: SubmitEvent<HTMLFormElement>) => {
        event.preventDefault()
        if (!isSending) void add(Object.fromEntries(formEntries(event.currentTarget)))
      },
    },
  }
}
