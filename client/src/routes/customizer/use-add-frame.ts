import type { SubmitEvent } from 'react'
import { useConfirmedAdd } from '../../features/add-to-cart/use-confirmed-add.tsx'

/** Puts the frame into the cart as it is chosen in the form. */
export function useAddFrame() {
  const { isSending, add, confirmation } = useConfirmedAdd()
  return {
    isSending,
    confirmation,
    addProps: {
      onSubmit: (event: SubmitEvent<HTMLFormElement>) => {
        event.preventDefault()
        const fields = [...new FormData(event.currentTarget)].flatMap(([name, value]) =>
          typeof value === 'string' ? [[name, value] as const] : [],
        )
        if (!isSending) void add(Object.fromEntries(fields))
      },
    },
  }
}
