import { siteLink, type SiteContext } from '@wallart/sdk'
import { useEffect, useState, type RefObject } from 'react'
import { useSite } from '../../i18n/site-context.ts'
import type { RecommendedView } from '../../catalogue/recommended-view.ts'

/** So long before it is scrolled to, what is recommended is asked for. */
const AHEAD = '600px'

/** Beside which product something is recommended, or in which zone of the shop. */
type Where = 'upi' | 'zone'

/** What is recommended somewhere, asked for when its place comes near; undefined until it is there. */
export function useRecommended(
  ref: RefObject<HTMLElement | null>,
  where: Where,
  name: string,
): { readonly found: RecommendedView | undefined; readonly isAsking: boolean } {
  const context = useSite()
  const [isNear, setNear] = useState(false)
  const [answer, setAnswer] = useState<{ readonly name: string; readonly found: RecommendedView }>()

  useEffect(() => {
    const element = ref.current
    if (!element || isNear) return undefined
    const watcher = new IntersectionObserver(
      entries => entries.some(({ isIntersecting }) => isIntersecting) && setNear(true),
      { rootMargin: AHEAD },
    )
    watcher.observe(element)
    return () => watcher.disconnect()
  }, [ref, isNear])

  useEffect(() => {
    if (!isNear) return undefined
    const leaving = new AbortController()
    const fill = async () => {
      const found = await ask(where, name, context, leaving.signal)
      if (!leaving.signal.aborted) setAnswer({ name, found })
    }
    void fill()
    return () => leaving.abort()
  }, [isNear, where, name, context])

  const isFresh = answer?.name === name
  return { found: isFresh ? answer.found : undefined, isAsking: isNear && !isFresh }
}

const NOTHING: RecommendedView = { by: { recommenderName: '', recoUuid: '' }, tiles: [] }

async function ask(
  where: Where,
  name: string,
  context: SiteContext,
  signal: AbortSignal,
): Promise<RecommendedView> {
  const query = new URLSearchParams({ [where]: name, site: context.site.id, locale: context.locale.id })
  try {
    const response = await fetch(`/api/recommendations?${query.toString()}`, { signal })
    if (!response.ok) return NOTHING
    const { by, tiles }: RecommendedView = await response.json()
    return { by, tiles: tiles.map(tile => Object.assign(tile, { href: siteLink(tile.href, context) })) }
  } catch {
    return NOTHING
  }
}
