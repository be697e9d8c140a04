import {
  isHeartFilled,
  nextFavouriteState,
  requireSignIn,
  FAVOURITE_ADDED,
  FAVOURITE_NEEDS_ACCOUNT,
  siteLink,
  WISH_LIST_TYPE,
  type FavouriteState,
  type ProductList,
} from '@wallart/sdk'
import { addToWishlistEvent, removeFromWishlistEvent } from '@wallart/sdk/analytics'
import { use, useEffect, useLayoutEffect, useMemo, useRef, useState, type ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { pushEvent } from '../../analytics/data-layer.ts'
import { CurrentMe, useChangeMe, useRefreshMe } from '../../framework/me.ts'
import { sendForm } from '../../framework/send-form.ts'
import { useSite } from '../../i18n/site-context.ts'
import { useShopNavigate } from '../../framework/use-shop-navigate.ts'
import { useNotice } from '../../framework/use-notice.tsx'
import { storePendingFavourite, takePendingFavourite } from './pending-favourite.ts'
import { HEARTS_FORM, PageHearts, type Press } from '../../catalogue/page-hearts.ts'

const NONE: readonly string[] = []

/** All hearts of a page: what they look like, what pressing one does, and the form that they share without scripts. */
export function Hearts({ children }: { readonly children: ReactNode }) {
  const me = use(CurrentMe)
  const changeMe = useChangeMe()
  const refreshMe = useRefreshMe()
  const notice = useNotice()
  const go = useShopNavigate()
  const { pathname, search } = useLocation()
  const action = siteLink('/favourites', useSite())
  const [shown, show] = useState<FavouriteState>({})
  const state = useRef(shown)
  const hearts = me?.hearts ?? NONE
  const list = useMemo(() => listOf(hearts), [hearts])

  function settle(type: 'succeeded' | 'failed') {
    const step = nextFavouriteState(state.current, { type })
    state.current = step.state
    show(step.state)
    if (step.toast) notice(step.toast)
  }

  function askForAccount(imageId: string, login: string) {
    const demand = requireSignIn(false, pathname)
    state.current = {}
    show({})
    if (demand.allowed) return
    if (demand.show === 'toast') return notice({ tone: 'info', message: demand.message })
    storePendingFavourite(imageId)
    notice(FAVOURITE_NEEDS_ACCOUNT)
    go(login)
  }

  useEffect(() => {
    const pending = me?.isSignedIn ? takePendingFavourite() : undefined
    if (!me || pending === undefined) return
    if (me.hearts.includes(pending)) notice(FAVOURITE_ADDED)
    else void press({ imageId: pending })
  })

  async function press({ imageId, product }: Press) {
    // Who presses is known by the server alone, which answers a guest with the way to the sign-in.
    const question = { imageId, isRegistered: true, path: pathname, list }
    const { decision, state: next } = nextFavouriteState(state.current, { type: 'pressed', ...question })
    if (decision?.action !== 'add' && decision?.action !== 'remove') return
    state.current = next
    show(next)
    const intent = decision.action
    const outcome = await sendForm(action, { imageId, intent, back: pathname + search })
    if (outcome.kind === 'moved') return askForAccount(imageId, outcome.location)
    if (outcome.kind !== 'done') return settle('failed')
    if (me)
      changeMe({ hearts: me.hearts.filter(id => id !== imageId).concat(intent === 'add' ? imageId : []) })
    else void refreshMe()
    settle('succeeded')
    if (product)
      pushEvent(intent === 'add' ? addToWishlistEvent([product]) : removeFromWishlistEvent([product]))
  }

  // The same as long as the hearts are: parts of the page that have not come alive yet are thrown away with every change.
  const latest = useRef(press)
  useLayoutEffect(() => {
    latest.current = press
  })
  const value = useMemo(
    () => ({
      isFilled: (imageId: string) => isHeartFilled(shown, list, imageId),
      press: (pressed: Press) => latest.current(pressed),
    }),
    [shown, list],
  )

  return (
    <PageHearts value={value}>
      {children}
      <form id={HEARTS_FORM} method="post" action={action} hidden>
        <input type="hidden" name="back" value={pathname + search} />
      </form>
    </PageHearts>
  )
}

function listOf(hearts: readonly string[]): ProductList {
  return { id: '', type: WISH_LIST_TYPE, items: hearts.map(imageId => ({ id: imageId, productId: imageId })) }
}
