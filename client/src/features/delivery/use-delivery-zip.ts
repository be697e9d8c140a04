import {
  DEFAULT_DELIVERY_ZIP,
  DELIVERY_ZIP_COOKIE,
  deliveryZip,
  parseZip,
  type DeliveryZip,
} from '@wallart/sdk'
import { useCallback, useSyncExternalStore } from 'react'

const YEAR_SECONDS = 365 * 24 * 3600

const watchers = new Set<() => void>()

/** Where the shopper wants things brought, and how to change it; until the page has come alive it is the usual place. */
export function useDeliveryZip(): readonly [zip: DeliveryZip, keep: (zip: DeliveryZip) => void] {
  const zip = useSyncExternalStore(watch, read, () => DEFAULT_DELIVERY_ZIP)
  const keep = useCallback((next: DeliveryZip) => {
    const isSecure = location.protocol === 'https:' ? '; secure' : ''
    document.cookie = `${DELIVERY_ZIP_COOKIE}=${encodeURIComponent(next.zip)}; path=/; max-age=${YEAR_SECONDS}; samesite=lax${isSecure}`
    for (const changed of watchers) changed()
  }, [])
  return [parseZip(zip) ?? { zip, country: 'US' }, keep]
}

function watch(changed: () => void): () => void {
  watchers.add(changed)
  return () => watchers.delete(changed)
}

function read(): string {
  const name = `${DELIVERY_ZIP_COOKIE}=`
  const pair = document.cookie.split('; ').find(each => each.startsWith(name))
  return deliveryZip(pair && decoded(pair.slice(name.length)), zip => parseZip(zip) !== undefined)
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return ''
  }
}
