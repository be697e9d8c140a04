import type { Secrets } from './secrets.ts'

export interface Sink {
  readonly isTTY?: boolean
  readonly columns?: number
  readonly rows?: number
  write(text: string): unknown
}

export interface Output {
  readonly write: (text: string) => void
  readonly line: (text: string) => void
  readonly isTerminal: boolean
  readonly columns: number
  readonly rows: number
}

const COLUMNS = 80
const ROWS = 24

export function createResultOutput(sink: Sink): Output {
  return createOutput(sink, text => text)
}

export function createNoticeOutput(sink: Sink, { redact }: Secrets): Output {
  return createOutput(sink, redact)
}

function createOutput(sink: Sink, transform: (text: string) => string): Output {
  return {
    write: text => void sink.write(transform(text)),
    line: text => void sink.write(`${transform(text)}\n`),
    isTerminal: sink.isTTY === true,
    get columns() {
      return sink.columns || COLUMNS
    },
    get rows() {
      return sink.rows || ROWS
    },
  }
}
