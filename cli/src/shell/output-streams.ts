import { escapeJson, sanitizeTerminal } from './sanitize-terminal.ts'
import type { Secrets } from './secrets.ts'

export interface Sink {
  readonly isTTY?: boolean
  readonly columns?: number
  readonly rows?: number
  write(text: string): unknown
}

export interface Output {
  /** Text that is laid out and coloured already, of sanitised values alone. */
  readonly write: (text: string) => void
  /** One line of any text; only `paint` adds colours. */
  readonly line: (text: string, paint?: (text: string) => string) => void
  readonly json: (document: unknown) => void
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

function createOutput(sink: Sink, redact: (text: string) => string): Output {
  return {
    write: text => void sink.write(redact(text)),
    // A secret may be whole only without the sequences between its characters.
    line: (text, paint = plain => plain) => void sink.write(`${paint(redact(sanitizeTerminal(text)))}\n`),
    json: document => void sink.write(`${escapeJson(redact(JSON.stringify(document)))}\n`),
    isTerminal: sink.isTTY === true,
    get columns() {
      return sink.columns || COLUMNS
    },
    get rows() {
      return sink.rows || ROWS
    },
  }
}
