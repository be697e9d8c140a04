import { siteLink, type SiteContext } from '@wallart/sdk'
import { useEffect, useState, type RefObject } from 'react'
import { useSite } from '../../i18n/site-context.ts'
import type { RecommendedView } from '../../catalogue/recommended-view.ts'

const PRELOAD_MARGIN = '600px'

/** Beside which product something is recommended, or in which zone of the shop. */
type RecommendationSource = 'upi' | 'zone'

/** What is recommended somewhere, asked for when its place comes near; undefined until it is there. */
export function useRecommendations(
  ref: RefObject<HTMLElement | null>,
  source: RecommendationSource,
  name: string,
): { readonly found: RecommendedView | undefined; readonly isLoading: boolean } {
  const context = useSite()
  const [isNear, setNear] = useState(false)
  const [loaded, setLoaded] = useState<{ readonly name: string; readonly found: RecommendedView }>()

  useEffect(() => {
    const element = ref.current
    if (!element || isNear) return undefined
    const observer = new IntersectionObserver(
      entries => entries.some(({ isIntersecting }) => isIntersecting) && setNear(true),
      { rootMargin: PRELOAD_MARGIN },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [ref, isNear])

  useEffect(() => {
    if (!isNear) return undefined
    const controller = new AbortController()
    const load = async () => {
      const found = await fetchRecommendations(source, name, context, controller.signal)
      if (!controller.signal.aborted) setLoaded({ name, found })
    }
    void load()
    return () => controller.abort()
  }, [isNear, source, name, context])

  const isFresh = loaded?.name === name
  return { found: isFresh ? loaded.found : undefined, isLoading: isNear && !isFresh }
}

const NO_RECOMMENDATIONS: RecommendedView = { by: { recommenderName: '', recoUuid: '' }, tiles: [] }

async function fetchRecommendations(
  source: RecommendationSource,
  name: string,
  context: SiteContext,
  signal: AbortSignal,
): Promise<RecommendedView> {
  const query = new URLSearchParams({ [source]: name, site: context.site.id, locale: context.locale.id })
  try {
    const response = await fetch(`/api/recommendations?${query.toString()}`, { signal })
    if (!response.ok) return NO_RECOMMENDATIONS
    const { by, tiles }: RecommendedView = await response.json()
    return { by, tiles: tiles.map(tile => Object.assign(tile, { href: siteLink(tile.href, context) })) }
  } catch {
    return NO_RECOMMENDATIONS
  }
}
