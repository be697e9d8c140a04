import { jest } from '@jest/globals'
import { sendPhoto } from './send-photo.ts'

const PHOTO = { photoId: 'p1' }

/** A line on which a test answers by hand. */
class FakeRequest extends EventTarget {
  static readonly sent: FakeRequest[] = []
  readonly upload = new EventTarget()
  status = 0
  response: unknown = null

  open(): void {}
  setRequestHeader(): void {}
  send(): void {
    FakeRequest.sent.push(this)
  }
  abort(): void {
    this.dispatchEvent(new Event('loadend'))
  }
  answer(data: unknown): void {
    Object.assign(this, { status: 200, response: { data } })
    this.dispatchEvent(new Event('loadend'))
  }
}

test('a part on a line that went silent is sent again, one that still moves is waited for', async () => {
  jest.useFakeTimers()
  Object.assign(globalThis, { XMLHttpRequest: FakeRequest })
  const onLost = jest.fn()
  const file = new File([new Uint8Array(1000)], 'dog.jpg')
  const options = { onProgress: () => {}, onLost, signal: new AbortController().signal }
  const outcome = sendPhoto('/frame-my-photos', file, options)
  await jest.advanceTimersByTimeAsync(30_000)
  FakeRequest.sent[0]?.upload.dispatchEvent(new ProgressEvent('progress', { loaded: 10 }))
  await jest.advanceTimersByTimeAsync(39_000)
  expect(FakeRequest.sent).toHaveLength(1)
  await jest.advanceTimersByTimeAsync(2000)
  expect([FakeRequest.sent.length, onLost.mock.calls.length]).toEqual([2, 1])
  FakeRequest.sent[1]?.answer({ received: 1000, photo: PHOTO })
  expect(await outcome).toEqual({ kind: 'done', photo: PHOTO })
  jest.useRealTimers()
})
