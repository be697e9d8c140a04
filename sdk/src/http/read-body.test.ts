import { MAX_DEPTH, parseBody, readText } from './read-body.ts'

const bytes = (text: string) => new TextEncoder().encode(text)

function streamed(chunks: Iterable<Uint8Array>) {
  const source = chunks[Symbol.iterator]()
  const seen = { pulled: 0, cancelled: false }
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      seen.pulled += 1
      const { done, value } = source.next()
      if (done) controller.close()
      else controller.enqueue(value)
    },
    cancel() {
      seen.cancelled = true
    },
  })
  return { seen, answer: new Response(body) }
}

function* endless() {
  for (;;) yield new Uint8Array(1000)
}

const forever = new AbortController().signal

test('a text is put together from its pieces, also within a character, and without its mark', async () => {
  const [first = 0, ...rest] = bytes('é!')
  const { answer } = streamed([bytes('\uFEFFcaf'), new Uint8Array([first]), new Uint8Array(rest)])
  expect(await readText(answer, 100, forever)).toBe('café!')
})

test('an answer without a body is an empty text', async () => {
  expect(await readText(new Response(null), 100, forever)).toBe('')
})

test('exactly as many bytes as allowed are read, one more is too much', async () => {
  expect(await readText(new Response('12345'), 5, forever)).toBe('12345')
  await expect(readText(new Response('123456'), 5, forever)).rejects.toThrow('larger than maxBytes, 5')
})

test('an endless answer is cancelled once it is too large', async () => {
  const { seen, answer } = streamed(endless())
  await expect(readText(answer, 10_000, forever)).rejects.toThrow('larger than maxBytes, 10000')
  expect(seen.cancelled).toBe(true)
  expect(seen.pulled).toBeLessThan(15)
})

test('an answer without a waiting caller is cancelled, even if its service is silent', async () => {
  let cancelled = false
  const silent = new ReadableStream({
    cancel() {
      cancelled = true
    },
  })
  const leaving = new AbortController()
  const text = readText(new Response(silent), 100, leaving.signal)
  leaving.abort()
  await text
  expect(cancelled).toBe(true)
  const { seen, answer } = streamed([bytes('late')])
  await readText(answer, 100, AbortSignal.abort())
  expect(seen.cancelled).toBe(true)
})

test.each([
  ['{"a":[1,"b"]}', { a: [1, 'b'] }],
  ['null', null],
  ['', undefined],
  [' \n', undefined],
  [String.raw`"[[\"[["`, '[["[['],
  [String.raw`["\\",[]]`, ['\\', []]],
])('%j is read', (text, expected) => {
  expect(parseBody(text)).toEqual(expected)
})

const nested = (depth: number, open = '[', close = ']') => open.repeat(depth) + close.repeat(depth)

test('an answer may be nested as deep as is reasonable, and no deeper', () => {
  expect(() => parseBody(nested(MAX_DEPTH))).not.toThrow()
  expect(() => parseBody(nested(MAX_DEPTH + 1))).toThrow('nested deeper than 200 levels')
})

test('what lies side by side is not deep', () => {
  expect(parseBody(`[${'[{}],'.repeat(1000)}0]`)).toHaveLength(1001)
})

test.each([
  ['lists', nested(100_000)],
  ['objects', `${'{"a":'.repeat(100_000)}1${'}'.repeat(100_000)}`],
])('100,000 levels of %s are refused', (_, text) => {
  expect(() => parseBody(text)).toThrow('nested deeper than 200 levels')
})

test('what is no JSON is refused without a word of it', () => {
  expect(() => parseBody('<html>')).toThrow(/^it is not JSON$/)
  expect(() => parseBody('['.repeat(100_000))).toThrow(/^it is not JSON$/)
})
