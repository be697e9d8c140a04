const MAX_BYTES = 8_000_000

/** Reads a body; `text` is undefined when it exceeds the shop's size limit. */
export async function readBytes(
  answer: Response,
): Promise<{ readonly text?: string; readonly bytes: number }> {
  if (!answer.body) return { text: '', bytes: 0 }
  const reader = answer.body.getReader()
  const decoder = new TextDecoder()
  let text = ''
  let bytes = 0
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return { text: text + decoder.decode(), bytes }
    bytes += value.byteLength
    if (bytes > MAX_BYTES) {
      await reader.cancel()
      return { bytes }
    }
    text += decoder.decode(value, { stream: true })
  }
}
