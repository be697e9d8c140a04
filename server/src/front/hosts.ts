import type { IncomingMessage } from 'node:http'
import { SITES, type SiteId } from '@wallart/sdk'

export type Origins = Readonly<Partial<Record<SiteId, string>>>

export type KnownHost =
  | { readonly known: true; readonly site: SiteId | undefined; readonly isHttps: boolean }
  | { readonly known: false }

const ANY: KnownHost = { known: true, site: undefined, isHttps: false }
const UNKNOWN: KnownHost = { known: false }

export function siteHosts(origins: Origins, site: SiteId, localOrigin: string): readonly string[] {
  const { host } = new URL(origins[site] ?? localOrigin)
  return host.startsWith('www.') ? [host, host.slice('www.'.length)] : [host, `www.${host}`]
}

/** Reads the brand from the Host header; without configured origins every host is known. */
export function createHosts(origins: Origins): (req: IncomingMessage) => KnownHost {
  const hosts = new Map<string, KnownHost>()
  for (const { id } of Object.values(SITES)) {
    const isHttps = origins[id]?.startsWith('https:') ?? false
    for (const host of hostNames(origins[id])) hosts.set(host, { known: true, site: id, isHttps })
  }
  if (hosts.size === 0) return () => ANY
  return req => hosts.get((req.headers.host ?? '').toLowerCase()) ?? UNKNOWN
}

/** A proxy may name the port also where it is the usual one. */
function hostNames(origin: string | undefined): readonly string[] {
  if (origin === undefined) return []
  const { host, port, protocol } = new URL(origin)
  return port ? [host] : [host, `${host}:${protocol === 'https:' ? 443 : 80}`]
}
