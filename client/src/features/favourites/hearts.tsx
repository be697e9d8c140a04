import { GENERIC_ERROR, siteLink } from '@wallart/sdk'
import {
  startTransition,
  use,
  useCallback,
  useDeferredValue,
  useEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
  type ReactNode,
} from 'react'
import { useLocation } from 'react-router-dom'
import { HEARTS_FORM, PageHeartsContext, type HeartPress } from '../../catalogue/page-hearts.ts'
import { MeContext, useChangeMe, useRefreshMe, type Me } from '../../framework/me.ts'
import { useOpenSignIn } from '../../framework/open-sign-in.ts'
import { useNotice } from '../../framework/use-notice.tsx'
import { useSite } from '../../i18n/site-context.ts'
import type { PageFavourites } from './page-favourites.ts'

const NONE: readonly string[] = []

export function Hearts({ children }: { readonly children: ReactNode }) {
  const me = use(MeContext)
  const { pathname, search } = useLocation()
  const action = siteLink('/favourites', useSite())
  const back = pathname + search
  const { favourites, load, withStore } = useFavourites(action, me)
  const known = useFilled(favourites)
  // Parts of the page that are not hydrated yet are thrown away by every change that is not deferred.
  const filled = useDeferredValue(known ?? me?.hearts ?? NONE)
  const isSignedIn = me?.isSignedIn ?? false
  useEffect(() => favourites?.follow(me, { path: pathname, back }), [favourites, me, pathname, back])
  useEffect(() => {
    const leave = () => favourites?.leave()
    addEventListener('pagehide', leave)
    return () => removeEventListener('pagehide', leave)
  }, [favourites])
  useEffect(() => {
    if (isSignedIn) void load()
  }, [isSignedIn, load])

  const value = useMemo(
    () => ({
      isFilled: (imageId: string) => filled.includes(imageId),
      press: async ({ imageId, product, canUndo }: HeartPress) => {
        await withStore(store => store.press({ imageId, path: pathname, back, product, canUndo }))
      },
    }),
    [filled, withStore, pathname, back],
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

/** The store of the hearts, whose code is fetched for customers and with the first press. */
function useFavourites(action: string, me: Me | undefined) {
  const [favourites, setFavourites] = useState<PageFavourites>()
  const loading = useRef<Promise<PageFavourites | undefined>>(undefined)
  const loaded = useRef<PageFavourites>(undefined)
  const shopper = useRef(me)
  const openSignIn = useOpenSignIn()
  const changeMe = useChangeMe()
  const refreshMe = useRefreshMe()
  const notify = useNotice()
  useEffect(() => {
    shopper.current = me
  }, [me])

  const load = useCallback(() => {
    const create = async () => {
      const { createPageFavourites } = await import('./page-favourites.ts')
      const store = createPageFavourites(action, {
        shopper: shopper.current,
        notify,
        openSignIn,
        onChanged: hearts => (hearts ? changeMe({ hearts }) : void refreshMe()),
      })
      loaded.current = store
      startTransition(() => setFavourites(store))
      return store
    }
    loading.current ??= create().catch(() => {
      loading.current = undefined
      notify({ tone: 'error', message: GENERIC_ERROR })
      return undefined
    })
    return loading.current
  }, [action, notify, openSignIn, changeMe, refreshMe])
  const withStore = useCallback(
    async (run: (store: PageFavourites) => Promise<void>) => {
      const store = loaded.current ?? (await load())
      if (store) await run(store)
    },
    [load],
  )
  return { favourites, load, withStore }
}

const subscribeToNothing = () => () => {}

function useFilled(favourites: PageFavourites | undefined): readonly string[] | undefined {
  const read = () => favourites?.state.filled
  return useSyncExternalStore(favourites?.subscribe ?? subscribeToNothing, read, read)
}
