import type { Message, Photo } from '@wallart/sdk'
import { createPhotoUploads, type PhotoUploadsOptions, type SendOutcome } from './photo-uploads.ts'

type Options = PhotoUploadsOptions<string>

const photoOf = (name: string): Photo => ({
  photoId: name,
  upi: name,
  imageId: name,
  width: 900,
  height: 900,
  uploadedAt: '',
})
const tick = async () => {
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve()
}
const LOST: Message = { code: 'lost', message: 'Lost' }

function setUp(check: Options['check'] = async () => undefined) {
  const sent: {
    name: string
    signal: AbortSignal
    progress: (share: number) => void
    lose: () => void
    answer: (outcome: SendOutcome) => void
  }[] = []
  const settled: (readonly string[])[] = []
  const begun: string[] = []
  const uploads = createPhotoUploads<string>({
    nameOf: name => name,
    check,
    send: (name, { onProgress, onLost, signal }) =>
      new Promise(answer => sent.push({ name, signal, progress: onProgress, lose: onLost, answer })),
    onBegun: () => begun.push(statuses().join()),
    onUploaded: () => {},
    onSettled: photos => settled.push(photos.map(({ photoId }) => photoId)),
  })
  const answer = async (name: string, outcome: SendOutcome = { kind: 'done', photo: photoOf(name) }) => {
    sent.findLast(each => each.name === name)?.answer(outcome)
    await tick()
  }
  const statuses = () => uploads.state.uploads.map(({ name, status }) => `${name} ${status}`)
  return { uploads, sent, begun, settled, answer, statuses }
}

test('the first is sent alone, then two at a time, and what has arrived is told when nothing is left', async () => {
  const { uploads, sent, settled, answer, statuses } = setUp()
  uploads.add(['a', 'b', 'c'])
  await tick()
  expect(statuses()).toEqual(['a sending', 'b waiting', 'c waiting'])
  await answer('a')
  expect(statuses()).toEqual(['b sending', 'c sending'])
  expect(sent.map(({ name }) => name)).toEqual(['a', 'b', 'c'])
  await answer('b')
  expect(settled).toEqual([])
  await answer('c')
  expect(settled).toEqual([['a', 'b', 'c']])
  expect(statuses()).toEqual([])
})

test('its progress shows, and that the shop prepares it', async () => {
  const { uploads, sent } = setUp()
  uploads.add(['a'])
  await tick()
  sent[0]?.progress(0.5)
  expect(uploads.state.uploads).toMatchObject([{ status: 'sending', progress: 0.5 }])
  sent[0]?.progress(1)
  expect(uploads.state.uploads).toMatchObject([{ status: 'saving' }])
})

test('one broken file never blocks the others, and can be sent again where that may help', async () => {
  const { uploads, sent, settled, answer, statuses } = setUp()
  uploads.add(['a', 'b'])
  await tick()
  await answer('a', { kind: 'failed', error: LOST, canRetry: true })
  await answer('b')
  expect(settled).toEqual([['b']])
  expect(uploads.state.uploads).toMatchObject([{ name: 'a', status: 'failed', error: LOST, canRetry: true }])
  uploads.retry(1)
  await tick()
  expect(statuses()).toEqual(['a sending'])
  await answer('a')
  expect([sent.length, settled]).toEqual([3, [['b'], ['a']]])
})

test('what the browser sees to be no photo is never sent', async () => {
  const { uploads, sent } = setUp(async name => (name === 'x.svg' ? LOST : undefined))
  uploads.add(['x.svg', 'a'])
  await tick()
  expect(uploads.state.uploads).toMatchObject([{ status: 'failed', canRetry: false }, { status: 'sending' }])
  expect(sent.map(({ name }) => name)).toEqual(['a'])
})

test('a cancelled upload is stopped and forgotten', async () => {
  const { uploads, sent, settled, answer, statuses } = setUp()
  uploads.add(['a'])
  await tick()
  uploads.cancel(1)
  expect(sent[0]?.signal.aborted).toBe(true)
  await answer('a', { kind: 'failed', error: LOST, canRetry: true })
  expect([statuses(), settled]).toEqual([[], []])
})

test('of more than ten files the first ten are taken', () => {
  const { uploads } = setUp()
  uploads.add(Array.from({ length: 11 }, (_, index) => String(index)))
  expect(uploads.state.uploads).toHaveLength(10)
  expect(uploads.state.problem?.message).toBe('You can upload at most 10 photos at once.')
})

test('a file without a connection is paused, and goes on by itself', async () => {
  const { uploads, sent, statuses, answer, settled } = setUp()
  uploads.add(['a'])
  await tick()
  sent[0]?.progress(0.4)
  sent[0]?.lose()
  expect(statuses()).toEqual(['a paused'])
  sent[0]?.progress(0.5)
  expect(statuses()).toEqual(['a sending'])
  await answer('a')
  expect(settled).toEqual([['a']])
})

test('it begins once for all that is sent together, and again when something is sent after that', async () => {
  const { uploads, begun, answer } = setUp()
  uploads.add(['a', 'b', 'c'])
  expect(begun).toEqual([''])
  await tick()
  await answer('a', { kind: 'failed', error: LOST, canRetry: true })
  uploads.add(['d'])
  uploads.retry(1)
  for (const name of ['b', 'c', 'd']) await answer(name)
  expect(begun).toEqual([''])
  await answer('a', { kind: 'failed', error: LOST, canRetry: true })
  uploads.retry(1)
  expect(begun).toEqual(['', 'a failed'])
})
