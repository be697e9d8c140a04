import { lookup } from 'node:dns/promises'
import { connect } from 'node:tls'
import type { SiteId } from '@wallart/sdk'
import type { CheckTarget } from '@wallart/contract/model/target.ts'
import { networkFailureText } from '../../shell/network-failure.ts'

export interface HostStatus {
  readonly origin: string
  readonly address?: string
  readonly tls?: { readonly protocol: string; readonly daysLeft: number }
  /** Positive when the host's clock is ahead. */
  readonly clockSkewSeconds?: number
  readonly failure?: string
}

const DAY_MS = 24 * 60 * 60 * 1000

export async function checkHosts(
  target: Pick<CheckTarget, 'servicesFor'>,
  sites: readonly SiteId[],
  now: () => number,
  timeoutMs = 5000,
): Promise<readonly HostStatus[]> {
  const addresses = sites.flatMap(site =>
    Object.values(target.servicesFor(site)).map(service =>
      typeof service === 'string' ? service : service.url,
    ),
  )
  const origins = [...new Set(addresses.map(address => new URL(address).origin))]
  return Promise.all(origins.map(origin => checkHost(origin, now, timeoutMs)))
}

async function checkHost(origin: string, now: () => number, timeoutMs: number): Promise<HostStatus> {
  const { hostname, protocol, port } = new URL(origin)
  const host = hostname.replace(/^\[|\]$/g, '')
  try {
    const { address } = await lookup(host)
    const tls =
      protocol === 'https:' ? await handshake(host, Number(port) || 443, now(), timeoutMs) : undefined
    const skew = await clockSkew(origin, now, timeoutMs)
    return { origin, address, ...(tls && { tls }), ...(skew !== undefined && { clockSkewSeconds: skew }) }
  } catch (error) {
    return { origin, failure: networkFailureText(error) }
  }
}

function handshake(
  host: string,
  port: number,
  now: number,
  timeoutMs: number,
): Promise<NonNullable<HostStatus['tls']>> {
  return new Promise((resolve, reject) => {
    const socket = connect({ host, port, servername: host, timeout: timeoutMs })
    socket.once('secureConnect', () => {
      const validUntil = Date.parse(socket.getPeerCertificate().valid_to)
      resolve({ protocol: socket.getProtocol() ?? '', daysLeft: Math.floor((validUntil - now) / DAY_MS) })
      socket.destroy()
    })
    socket.once('timeout', () => socket.destroy(new DOMException('no answer in time', 'TimeoutError')))
    socket.once('error', reject)
  })
}

async function clockSkew(origin: string, now: () => number, timeoutMs: number): Promise<number | undefined> {
  const started = now()
  const signal = AbortSignal.timeout(timeoutMs)
  const { headers, body } = await fetch(origin, { method: 'HEAD', redirect: 'manual', signal })
  const middle = (started + now()) / 2
  await body?.cancel()
  const skew = Date.parse(headers.get('date') ?? '') - middle
  // The Date header has a resolution of one second.
  return Number.isFinite(skew) ? (Math.abs(skew) < 1500 ? 0 : Math.round(skew / 1000)) : undefined
}

export function hostLines(hosts: readonly HostStatus[]): readonly string[] {
  return hosts.map(({ origin, address, tls, clockSkewSeconds, failure }) => {
    if (failure !== undefined) return `✗ ${origin}  ${failure}`
    const details = [
      address,
      tls && `${tls.protocol}, certificate for ${tls.daysLeft} more days`,
      clockSkewSeconds !== undefined &&
        `clock ${clockSkewSeconds === 0 ? 'right' : `off by ${clockSkewSeconds} s`}`,
    ]
    return `✓ ${origin}  ${details.filter(Boolean).join('  ')}`
  })
}
