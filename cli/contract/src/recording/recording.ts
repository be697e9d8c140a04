import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { SiteId } from '@wallart/sdk'
import { orderLookupParams } from '@wallart/sdk/order-lookup'
import { parseJson } from '@wallart/sdk'
import type { Exchange, Exchanger } from '../exchange/exchange.ts'
import type { CheckTarget } from '../model/target.ts'
import { fieldOf } from '../json/field-of.ts'
import { isRecordedSelection, type RecordedSelection } from './recorded-selection.ts'
import { isRecordedTarget, type RecordedTarget } from './recorded-target.ts'
import { isExchange } from './is-exchange.ts'
import { makeFolder } from '../files/make-folder.ts'
import { maskExchange } from './mask-exchange.ts'
import type { Pseudonymize } from './pseudonymize.ts'

/** A recorded run: masked responses by case id. */
export interface Recording {
  readonly startedAt: number
  readonly runId: string
  readonly env?: string
  readonly sites: readonly string[]
  /** The order looked up on each site, pseudonymized like its response. */
  readonly orders: Readonly<Record<string, { readonly orderId: string; readonly md5email: string }>>
  /** What was checked; older recordings do not say it. */
  readonly selection?: RecordedSelection
  /** What it was checked with; older recordings do not say it. */
  readonly target?: RecordedTarget
  readonly exchanges: Map<string, Exchange>
}

const RECORDING_FILE = 'run.ndjson'

export function withRecording(
  exchanger: Exchanger,
  { exchanges }: Pick<Recording, 'exchanges'>,
  pseudonym: Pseudonymize,
): Exchanger {
  return async request => {
    const exchange = await exchanger(request)
    exchanges.set(request.caseId, maskExchange(exchange, request.operation, pseudonym))
    return exchange
  }
}

export function createReplayExchanger({ exchanges }: Pick<Recording, 'exchanges'>): Exchanger {
  return async ({ caseId, operation }) =>
    exchanges.get(caseId) ?? {
      caseId,
      operation: operation.id,
      headers: {},
      failure: 'not-recorded',
      ms: 0,
      bytes: 0,
    }
}

export function pseudonymizeOrders(
  sites: readonly SiteId[],
  orderFor: CheckTarget['orderFor'],
  pseudonym: Pseudonymize,
): Recording['orders'] {
  return Object.fromEntries(
    sites.flatMap(site => {
      const order = orderFor?.(site)
      if (!order) return []
      const { orderId, md5email } = orderLookupParams(order)
      return [[site, { orderId: pseudonym(orderId), md5email: pseudonym(md5email) }]]
    }),
  )
}

/** Writes NDJSON: a header line, then one line per response. */
export async function writeRecording(folder: string, recording: Recording): Promise<void> {
  const { exchanges, ...run } = recording
  const lines = [run, ...[...exchanges.values()].toSorted((a, b) => a.caseId.localeCompare(b.caseId, 'en'))]
  await makeFolder(folder)
  await writeFile(join(folder, RECORDING_FILE), lines.map(line => `${JSON.stringify(line)}\n`).join(''))
}

export async function readRecording(folder: string): Promise<Recording | undefined> {
  const text = await readFile(join(folder, RECORDING_FILE), 'utf8').catch(() => '')
  const [head, ...lines] = text.split('\n').filter(Boolean).map(parseJson)
  if (!isRecordingHeader(head)) return undefined
  const exchanges = new Map(lines.filter(isExchange).map(each => [each.caseId, each]))
  return { ...head, exchanges }
}

export function isRecordingHeader(value: unknown): value is Omit<Recording, 'exchanges'> {
  return (
    typeof value === 'object' &&
    value !== null &&
    'startedAt' in value &&
    typeof value.startedAt === 'number' &&
    !Number.isNaN(new Date(value.startedAt).getTime()) &&
    'runId' in value &&
    typeof value.runId === 'string' &&
    'sites' in value &&
    Array.isArray(value.sites) &&
    'orders' in value &&
    typeof value.orders === 'object' &&
    value.orders !== null &&
    Object.values(value.orders).every(isRecordedOrder) &&
    (!('selection' in value) || isRecordedSelection(value.selection)) &&
    (!('target' in value) || isRecordedTarget(value.target))
  )
}

function isRecordedOrder(value: unknown): boolean {
  return typeof fieldOf(value, 'orderId') === 'string' && typeof fieldOf(value, 'md5email') === 'string'
}
