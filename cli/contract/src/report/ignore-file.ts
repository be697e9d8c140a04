import { isoDay } from '@wallart/sdk'
import type { Finding } from './finding.ts'

export interface IgnoreRule {
  readonly text: string
  readonly operation: string
  readonly pointer: string
  readonly kind: string
  readonly until: string
  readonly reason: string
}

interface UnreadableLine {
  /** From 1. */
  readonly number: number
  readonly text: string
}

const IGNORE_RULE = /^(\S+) +(\S+) +(\S+) +until=(\d{4}-\d\d-\d\d) +reason="([^"]+)"$/

export function parseIgnoreFile(text: string): {
  readonly lines: readonly IgnoreRule[]
  readonly unreadable: readonly UnreadableLine[]
} {
  const lines: IgnoreRule[] = []
  const unreadable: UnreadableLine[] = []
  for (const [at, line] of text
    .split('\n')
    .map(each => each.trim())
    .entries()) {
    if (line === '' || line.startsWith('#')) continue
    const [, operation = '', pointer = '', kind = '', until = '', reason = ''] = IGNORE_RULE.exec(line) ?? []
    if (!isDay(until)) unreadable.push({ number: at + 1, text: line })
    else lines.push({ text: line, operation, pointer: pointer === '/' ? '' : pointer, kind, until, reason })
  }
  return { lines, unreadable }
}

function isDay(text: string): boolean {
  const moment = Date.parse(text)
  return !Number.isNaN(moment) && isoDay(moment) === text
}

export function matchesIgnoreRule(
  line: IgnoreRule,
  operation: string,
  finding: Finding,
  today: string,
): boolean {
  return (
    line.until >= today &&
    line.operation === operation &&
    line.pointer === finding.pointer &&
    line.kind === finding.kind
  )
}
