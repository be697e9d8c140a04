import { setTimeout as sleep } from 'node:timers/promises'
import { abortable } from './abortable.ts'
import { catchError } from './testing/catch-error.ts'

const context = { operation: 'get-basket' }

test('work that is not aborted resolves as it does', async () => {
  for (const signal of [undefined, new AbortController().signal]) {
    expect(await abortable(async () => 'done', signal, context)).toBe('done')
    const failed = abortable(() => Promise.reject(new Error('failed')), signal, context)
    expect(await catchError(failed)).toMatchObject({ message: 'failed' })
  }
})

test('a caller who leaves gets their reason back, and the work goes on', async () => {
  const leaving = new AbortController()
  const shared = sleep(20, 'done')
  const left = catchError(abortable(() => shared, leaving.signal, context))
  leaving.abort(new Error('left'))
  expect(await left).toMatchObject({ code: 'aborted', operation: 'get-basket', cause: { message: 'left' } })
  expect(await shared).toBe('done')
})

test('work that fails after its caller aborted causes no unhandled rejection', async () => {
  const leaving = new AbortController()
  const shared = sleep(20).then(() => Promise.reject(new Error('failed')))
  const left = catchError(abortable(() => shared, leaving.signal, context))
  leaving.abort()
  expect(await left).toMatchObject({ code: 'aborted' })
  await sleep(40)
})

test('who has left already starts nothing', async () => {
  let started = false
  const work = async () => {
    started = true
  }
  expect(await catchError(abortable(work, AbortSignal.abort('left'), context))).toMatchObject({
    cause: 'left',
  })
  expect(started).toBe(false)
})

test('no listener outlives its work', async () => {
  const { signal } = new AbortController()
  const listening: string[] = []
  const add = signal.addEventListener.bind(signal)
  const remove = signal.removeEventListener.bind(signal)
  signal.addEventListener = (...given: Parameters<typeof add>) => {
    listening.push(given[0])
    add(...given)
  }
  signal.removeEventListener = (...given: Parameters<typeof remove>) => {
    listening.pop()
    remove(...given)
  }
  await abortable(async () => 'done', signal, context)
  expect(listening).toEqual([])
})
