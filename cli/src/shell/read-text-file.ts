import { closeSync, constants, fstatSync, openSync, readFileSync } from 'node:fs'
import { Socket } from 'node:net'
import type { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { isatty, ReadStream } from 'node:tty'

/** What a file holds, or a pipe that is written to until the signal; undefined where it cannot be read. */
export async function readTextFile(path: string, signal: AbortSignal): Promise<string | undefined> {
  try {
    // Neither opening nor reading a pipe can be ended once it blocks.
    const file = openSync(path, constants.O_RDONLY | constants.O_NONBLOCK)
    if (fstatSync(file).isFIFO()) return await readStream(new Socket({ fd: file, writable: false }), signal)
    if (isatty(file)) return await readStream(new ReadStream(file), signal)
    try {
      return readFileSync(file, 'utf8')
    } finally {
      closeSync(file)
    }
  } catch {
    signal.throwIfAborted()
    return undefined
  }
}

/** All that comes until the signal, which is thrown. */
export async function readStream(stream: Readable, signal: AbortSignal): Promise<string> {
  const end = () => void stream.destroy(new Error('aborted'))
  signal.addEventListener('abort', end, { once: true })
  if (signal.aborted) end()
  try {
    return await text(stream)
  } catch (error) {
    signal.throwIfAborted()
    throw error
  } finally {
    signal.removeEventListener('abort', end)
  }
}
