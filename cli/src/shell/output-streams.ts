import type { Secrets } from './secrets.ts'

/** Something that is written to: a process's stdout and stderr, or a test's. */
export interface Sink {
  readonly isTTY?: boolean
  readonly columns?: number
  readonly rows?: number
  write(text: string): unknown
}

/** One of the two ways out of the program. */
export interface Output {
  readonly write: (text: string) => void
  readonly line: (text: string) => void
  readonly isTerminal: boolean
  readonly columns: number
  readonly rows: number
}

/** How wide lines are where nobody says. */
const COLUMNS = 80
const ROWS = 24

/** Writes results as they are. */
export function createResultOutput(sink: Sink): Output {
  return createOutput(sink, text => text)
}

/** Writes everything else, without what must not be seen. */
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
