import { siteLink } from '@wallart/sdk'
import { addToWishlistEvent, removeFromWishlistEvent } from '@wallart/sdk/analytics'
import { use, useDeferredValue, useEffect, useMemo, useState, type ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { pushEvent } from '../../analytics/data-layer.ts'
import { HEARTS_FORM, PageHeartsContext, type HeartPress } from '../../catalogue/page-hearts.ts'
import { MeContext, useChangeMe, useRefreshMe } from '../../framework/me.ts'
import { useOpenSignIn } from '../../framework/open-sign-in.ts'
import { sendForm } from '../../framework/send-form.ts'
import { useNotice } from '../../framework/use-notice.tsx'
import { useStore } from '../../framework/use-store.ts'
import { useSite } from '../../i18n/site-context.ts'
import { createFavourites, isFavourite } from '../../stores/favourites.ts'
import { storePendingFavourite, takePendingFavourite } from './pending-favourite.ts'

export function Hearts({ children }: { readonly children: ReactNode }) {
  const me = use(MeContext)
  const openSignIn = useOpenSignIn()
  const changeMe = useChangeMe()
  const refreshMe = useRefreshMe()
  const notify = useNotice()
  const { pathname, search } = useLocation()
  const action = siteLink('/favourites', useSite())
  const back = pathname + search
  const [favourites] = useState(() =>
    createFavourites({
      shopper: me,
      async send({ imageId, back: page }, intent) {
        const { kind } = await sendForm(action, { imageId, intent, back: page })
        if (kind === 'moved') return 'guest'
        return kind === 'done' ? 'done' : 'failed'
      },
      notify,
      openSignIn,
      onChanged: hearts => (hearts ? changeMe({ hearts }) : void refreshMe()),
      pending: { store: storePendingFavourite, take: takePendingFavourite },
    }),
  )
  // Parts of the page that are not hydrated yet are thrown away by every change that is not deferred.
  const state = useDeferredValue(useStore(favourites))
  useEffect(() => favourites.follow(me, { path: pathname, back }), [favourites, me, pathname, back])

  const value = useMemo(
    () => ({
      isFilled: (imageId: string) => isFavourite(state, imageId),
      press: ({ imageId, product }: HeartPress) => {
        const onChanged = (intent: 'add' | 'remove') =>
          product &&
          pushEvent(intent === 'add' ? addToWishlistEvent([product]) : removeFromWishlistEvent([product]))
        return favourites.press({ imageId, path: pathname, back, onChanged })
      },
    }),
    [favourites, state, pathname, back],
  )

  return (
    <PageHeartsContext value={value}>
      {children}
      <form id={HEARTS_FORM} method="post" action={action} hidden>
        <input type="hidden" name="back" value={back} />
      </form>
    </PageHeartsContext>
  )
}
