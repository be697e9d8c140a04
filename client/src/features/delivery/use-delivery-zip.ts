import {
  DEFAULT_DELIVERY_ZIP,
  DELIVERY_ZIP_COOKIE,
  deliveryZip,
  parseZip,
  type DeliveryZip,
} from '@wallart/sdk'
import { useCallback, useSyncExternalStore } from 'react'

const YEAR_SECONDS = 365 * 24 * 3600

const listeners = new Set<() => void>()

export function useDeliveryZip(): readonly [zip: DeliveryZip, keep: (zip: DeliveryZip) => void] {
  const zip = useSyncExternalStore(subscribe, readZip, () => DEFAULT_DELIVERY_ZIP)
  const setZip = useCallback((next: DeliveryZip) => {
    const secureAttribute = location.protocol === 'https:' ? '; secure' : ''
    document.cookie = `${DELIVERY_ZIP_COOKIE}=${encodeURIComponent(next.zip)}; path=/; max-age=${YEAR_SECONDS}; samesite=lax${secureAttribute}`
    for (const changed of listeners) changed()
  }, [])
  return [parseZip(zip) ?? { zip, country: 'US' }, setZip]
}

function subscribe(changed: () => void): () => void {
  listeners.add(changed)
  return () => listeners.delete(changed)
}

function readZip(): string {
  const name = `${DELIVERY_ZIP_COOKIE}=`
  const pair = document.cookie.split('; ').find(each => each.startsWith(name))
  return deliveryZip(pair && decodeCookieValue(pair.slice(name.length)), zip => parseZip(zip) !== undefined)
}

function decodeCookieValue(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return ''
  }
}
