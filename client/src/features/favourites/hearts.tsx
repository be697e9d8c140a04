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
import { MeContext, useChangeMe, useRefreshMe } from '../../framework/me.ts'
import { sendForm } from '../../framework/send-form.ts'
import { useSite } from '../../i18n/site-context.ts'
import { useShopNavigate } from '../../framework/use-shop-navigate.ts'
import { useNotice } from '../../framework/use-notice.tsx'
import { storePendingFavourite, takePendingFavourite } from './pending-favourite.ts'
import { HEARTS_FORM, PageHeartsContext, type HeartPress } from '../../catalogue/page-hearts.ts'

const NONE: readonly string[] = []

export function Hearts({ children }: { readonly children: ReactNode }) {
  const me = use(MeContext)
  const changeMe = useChangeMe()
  const refreshMe = useRefreshMe()
  const showNotice = useNotice()
  const navigate = useShopNavigate()
  const { pathname, search } = useLocation()
  const action = siteLink('/favourites', useSite())
  const [shown, setShown] = useState<FavouriteState>({})
  const state = useRef(shown)
  const hearts = me?.hearts ?? NONE
  const list = useMemo(() => toProductList(hearts), [hearts])

  function settle(type: 'succeeded' | 'failed') {
    const step = nextFavouriteState(state.current, { type })
    state.current = step.state
    setShown(step.state)
    if (step.toast) showNotice(step.toast)
  }

  function promptSignIn(imageId: string, login: string) {
    const requirement = requireSignIn(false, pathname)
    state.current = {}
    setShown({})
    if (requirement.allowed) return
    if (requirement.show === 'toast') return showNotice({ tone: 'info', message: requirement.message })
    storePendingFavourite(imageId)
    showNotice(FAVOURITE_NEEDS_ACCOUNT)
    navigate(login)
  }

  useEffect(() => {
    const pending = me?.isSignedIn ? takePendingFavourite() : undefined
    if (!me || pending === undefined) return
    if (me.hearts.includes(pending)) showNotice(FAVOURITE_ADDED)
    else void press({ imageId: pending })
  })

  async function press({ imageId, product }: HeartPress) {
    // Who presses is known by the server alone, which answers a guest with the way to the sign-in.
    const pressInput = { imageId, isRegistered: true, path: pathname, list }
    const { decision, state: next } = nextFavouriteState(state.current, { type: 'pressed', ...pressInput })
    if (decision?.action !== 'add' && decision?.action !== 'remove') return
    state.current = next
    setShown(next)
    const intent = decision.action
    const outcome = await sendForm(action, { imageId, intent, back: pathname + search })
    if (outcome.kind === 'moved') return promptSignIn(imageId, outcome.location)
    if (outcome.kind !== 'done') return settle('failed')
    if (me)
      changeMe({ hearts: me.hearts.filter(id => id !== imageId).concat(intent === 'add' ? imageId : []) })
    else void refreshMe()
    settle('succeeded')
    if (product)
      pushEvent(intent === 'add' ? addToWishlistEvent([product]) : removeFromWishlistEvent([product]))
  }

  // The same as long as the hearts are: parts of the page that are not hydrated yet are thrown away with every change.
  const latest = useRef(press)
  useLayoutEffect(() => {
    latest.current = press
  })
  const value = useMemo(
    () => ({
      isFilled: (imageId: string) => isHeartFilled(shown, list, imageId),
      press: (heartPress: HeartPress) => latest.current(heartPress),
    }),
    [shown, list],
  )

  return (
    <PageHeartsContext value={value}>
      {children}
      <form id={HEARTS_FORM} method="post" action={action} hidden>
        <input type="hidden" name="back" value={pathname + search} />
      </form>
    </PageHeartsContext>
  )
}

function toProductList(hearts: readonly string[]): ProductList {
  return { id: '', type: WISH_LIST_TYPE, items: hearts.map(imageId => ({ id: imageId, productId: imageId })) }
}
