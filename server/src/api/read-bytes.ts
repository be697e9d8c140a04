/**
 * The decompressed body of an answer, refused as soon as it is larger than the limit. Once the head is there, fetch no
 * longer listens to its own signal.
 */
export async function readBytes({ body }: Response, maxBytes: number, signal: AbortSignal): Promise<Buffer> {
  const reader = body?.getReader()
  if (!reader) return Buffer.alloc(0)
  const onAbort = () => void reader.cancel(signal.reason).catch(() => {})
  signal.addEventListener('abort', onAbort, { once: true })
  const chunks: Uint8Array[] = []
  let size = 0
  try {
    for (;;) {
      signal.throwIfAborted()
      const { done, value } = await reader.read()
      signal.throwIfAborted()
      if (done) return Buffer.concat(chunks)
      size += value.byteLength
      if (size > maxBytes) throw new Error(`the answer is larger than ${maxBytes} bytes`)
      chunks.push(value)
    }
  } finally {
    signal.removeEventListener('abort', onAbort)
    void reader.cancel().catch(() => {})
  }
}
