import { singleFlight } from './single-flight.ts'
import { catchError } from './testing/catch-error.ts'

function setup(whenAbandoned?: 'abort' | 'finish') {
  const join = singleFlight<string>(whenAbandoned)
  const started: { readonly signal: AbortSignal; readonly resolve: (value: string) => void }[] = []
  const ask = (signal?: AbortSignal, key = 'a') =>
    join(key, { signal }, aborted => new Promise(resolve => started.push({ signal: aborted, resolve })))
  return { ask, started }
}

test('equal work runs once at a time', async () => {
  const { ask, started } = setup()
  const both = [ask(), ask(new AbortController().signal)]
  void ask(undefined, 'b')
  expect(started).toHaveLength(2)
  started[0]?.resolve('x')
  expect(await Promise.all(both)).toEqual(['x', 'x'])
  void ask()
  expect(started).toHaveLength(3)
})

test('work goes on until its last caller has left; the next caller starts it again', async () => {
  const { ask, started } = setup()
  const [one, other] = [new AbortController(), new AbortController()]
  const both = [catchError(ask(one.signal)), catchError(ask(other.signal))]
  one.abort('one')
  expect(started[0]?.signal.aborted).toBe(false)
  other.abort('other')
  expect(await Promise.all(both)).toEqual(['one', 'other'])
  expect(started[0]?.signal.reason).toBe('other')
  void ask()
  expect(started).toHaveLength(2)
})

test('work that is to be finished can be joined after all have left', async () => {
  const { ask, started } = setup('finish')
  const caller = new AbortController()
  const left = catchError(ask(caller.signal))
  caller.abort('left')
  expect(await left).toBe('left')
  const later = ask()
  started[0]?.resolve('x')
  expect(await later).toBe('x')
  expect([started.length, started[0]?.signal.aborted]).toEqual([1, false])
})

test('who has left before starts nothing', async () => {
  const { ask, started } = setup()
  expect(await catchError(ask(AbortSignal.abort('before')))).toBe('before')
  expect(started).toHaveLength(0)
})
