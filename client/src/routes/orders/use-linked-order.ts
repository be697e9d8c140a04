import { ORDER_NOT_FOUND, orderLookupFromAddress, siteLink, type Message } from '@wallart/sdk'
import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { sendForm } from '../../framework/send-form.ts'
import { useSite } from '../../i18n/site-context.ts'
import type { OrderDetailView } from '../../features/order-status/order-detail-view.ts'

export type LinkedOrder =
  | { readonly kind: 'none' | 'searching' }
  | { readonly kind: 'found'; readonly order: OrderDetailView }
  | { readonly kind: 'failed'; readonly problem: Message; readonly values: Readonly<Record<string, string>> }

/** Looks up the order that the address names, after the address bar no longer does. */
export function useLinkedOrder(): [LinkedOrder, (linked: LinkedOrder) => void] {
  const action = siteLink('/orders', useSite())
  const navigate = useNavigate()
  const [linked, setLinked] = useState<LinkedOrder>({ kind: 'none' })
  const hasBegun = useRef(false)
  useEffect(() => {
    const lookup = orderLookupFromAddress(location.href)
    if (!lookup || hasBegun.current) return
    hasBegun.current = true
    const { orderNumber, email } = lookup
    history.replaceState(history.state, '', location.pathname)
    // The router forgets it too, so that no link of the page carries it on.
    void navigate({ search: '' }, { replace: true, preventScrollReset: true })
    const search = async () => {
      setLinked({ kind: 'searching' })
      const fields = { orderNumber, orderEmailAddress: email, linked: 'yes' }
      const result = await sendForm<OrderDetailView>(action, fields)
      if (result.kind === 'done') return setLinked({ kind: 'found', order: result.data })
      const [problem = ORDER_NOT_FOUND] = result.kind === 'invalid' ? Object.values(result.errors).flat() : []
      const values = { orderNumber, orderEmailAddress: email.includes('@') ? email : '' }
      setLinked({ kind: 'failed', problem, values })
    }
    void search()
  }, [action, navigate])
  return [linked, setLinked]
}
