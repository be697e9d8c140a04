import type { IncomingMessage } from 'node:http'
import { SITES, type SiteId } from '@wallart/sdk'

export type Origins = Readonly<Partial<Record<SiteId, string>>>

export type KnownHost =
  { readonly known: true; readonly site: SiteId | undefined } | { readonly known: false }

const ANY: KnownHost = { known: true, site: undefined }

export function siteHosts(origins: Origins, site: SiteId, localOrigin: string): readonly string[] {
  const { host } = new URL(origins[site] ?? localOrigin)
  return host.startsWith('www.') ? [host, host.slice('www.'.length)] : [host, `www.${host}`]
}

/** Reads the brand from the Host header; without configured origins every host is known. */
export function createHosts(origins: Origins): (req: IncomingMessage) => KnownHost {
  const sites = new Map<string, SiteId>()
  for (const { id } of Object.values(SITES)) for (const host of hostNames(origins[id])) sites.set(host, id)
  if (sites.size === 0) return () => ANY
  return req => {
    const site = sites.get((req.headers.host ?? '').toLowerCase())
    return site ? { known: true, site } : { known: false }
  }
}

/** A proxy may name the port also where it is the usual one. */
function hostNames(origin: string | undefined): readonly string[] {
  if (origin === undefined) return []
  const { host, port, protocol } = new URL(origin)
  return port ? [host] : [host, `${host}:${protocol === 'https:' ? 443 : 80}`]
}
