import type { DeliveryZipStore } from '@wallart/client/framework/visitor.server.ts'
import { DEFAULT_DELIVERY_ZIP, DELIVERY_ZIP_COOKIE, deliveryZip, parseZip } from '@wallart/sdk'
import type { Request, Response } from 'express'
import { readCookies, setCookie } from './cookies.ts'

const YEAR_SECONDS = 365 * 24 * 3600

/** The delivery zip of a visitor; public pages read the cookie in the browser. */
export function openDeliveryZip(req: Request, res: Response): DeliveryZipStore {
  const isSecure = req.secure
  let zipStore = parseDeliveryCookie(readCookies(req).get(DELIVERY_ZIP_COOKIE))
  return {
    read: () => zipStore,
    write(next) {
      zipStore = next
      setCookie(res, DELIVERY_ZIP_COOKIE, encodeURIComponent(next.zip), {
        maxAgeSeconds: YEAR_SECONDS,
        isSecure,
        isReadable: true,
      })
    },
    forget: () => setCookie(res, DELIVERY_ZIP_COOKIE, '', { maxAgeSeconds: 0, isSecure, isReadable: true }),
  }
}

function parseDeliveryCookie(cookie: string | undefined): ReturnType<DeliveryZipStore['read']> {
  const zip = deliveryZip(decoded(cookie), each => parseZip(each) !== undefined)
  return parseZip(zip) ?? { zip: DEFAULT_DELIVERY_ZIP, country: 'US' }
}

function decoded(text = ''): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return ''
  }
}
