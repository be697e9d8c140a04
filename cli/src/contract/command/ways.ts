import { lookup } from 'node:dns/promises'
import { connect } from 'node:tls'
import type { SiteId } from '@wallart/sdk'
import type { Target } from '../target.ts'
import { fieldOf } from '../field-of.ts'

/** The way to one host: its name, its certificate, its clock; or what is wrong with the first of them that fails. */
export interface Way {
  readonly origin: string
  readonly address?: string
  readonly tls?: { readonly protocol: string; readonly daysLeft: number }
  /** How far its clock is ahead of this one, in whole seconds. */
  readonly clockSkewSeconds?: number
  readonly failure?: string
}

const PATIENCE_MS = 5000
const DAY_MS = 24 * 60 * 60 * 1000

/** Looks at the way to every host of an environment. */
export async function waysOf(
  target: Target,
  sites: readonly SiteId[],
  now: () => number,
): Promise<readonly Way[]> {
  const addresses = sites.flatMap(site =>
    Object.values(target.servicesOf(site)).map(service =>
      typeof service === 'string' ? service : service.url,
    ),
  )
  const origins = [...new Set(addresses.map(address => new URL(address).origin))]
  return Promise.all(origins.map(origin => wayTo(origin, now)))
}

async function wayTo(origin: string, now: () => number): Promise<Way> {
  const { hostname, protocol, port } = new URL(origin)
  const host = hostname.replace(/^\[|\]$/g, '')
  try {
    const { address } = await lookup(host)
    const tls = protocol === 'https:' ? await handshake(host, Number(port) || 443, now()) : undefined
    const skew = await clockSkew(origin, now)
    return { origin, address, ...(tls && { tls }), ...(skew !== undefined && { clockSkewSeconds: skew }) }
  } catch (error) {
    return { origin, failure: troubleOf(error) }
  }
}

function handshake(host: string, port: number, now: number): Promise<NonNullable<Way['tls']>> {
  return new Promise((resolve, reject) => {
    const socket = connect({ host, port, servername: host, timeout: PATIENCE_MS })
    socket.once('secureConnect', () => {
      const until = Date.parse(socket.getPeerCertificate().valid_to)
      resolve({ protocol: socket.getProtocol() ?? '', daysLeft: Math.floor((until - now) / DAY_MS) })
      socket.destroy()
    })
    socket.once('timeout', () => socket.destroy(new Error('no answer in time')))
    socket.once('error', reject)
  })
}

async function clockSkew(origin: string, now: () => number): Promise<number | undefined> {
  const started = now()
  const signal = AbortSignal.timeout(PATIENCE_MS)
  const { headers, body } = await fetch(origin, { method: 'HEAD', redirect: 'manual', signal })
  const middle = (started + now()) / 2
  await body?.cancel()
  const skew = Date.parse(headers.get('date') ?? '') - middle
  // A date has whole seconds only, so that less cannot be told.
  return Number.isFinite(skew) ? (Math.abs(skew) < 1500 ? 0 : Math.round(skew / 1000)) : undefined
}

function troubleOf(error: unknown): string {
  const code = codeOf(error) ?? codeOf(fieldOf(error, 'cause')) ?? ''
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') return 'its name cannot be resolved'
  if (code === 'ECONNREFUSED') return 'nobody listens there'
  if (/CERT|TLS|SSL|SIGNATURE/.test(code)) return `its certificate is not trusted (${code})`
  return code ? `it cannot be reached (${code})` : 'it cannot be reached'
}

function codeOf(error: unknown): string | undefined {
  const code = fieldOf(error, 'code')
  return typeof code === 'string' ? code : undefined
}

/** The ways in lines, for people. */
export function wayLines(ways: readonly Way[]): readonly string[] {
  return ways.map(({ origin, address, tls, clockSkewSeconds, failure }) => {
    if (failure !== undefined) return `✗ ${origin}  ${failure}`
    const facts = [
      address,
      tls && `${tls.protocol}, certificate for ${tls.daysLeft} more days`,
      clockSkewSeconds !== undefined &&
        `clock ${clockSkewSeconds === 0 ? 'right' : `off by ${clockSkewSeconds} s`}`,
    ]
    return `✓ ${origin}  ${facts.filter(Boolean).join('  ')}`
  })
}
