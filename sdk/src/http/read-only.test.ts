import { getCategory } from '../operations/get-category.ts'
import type { Effect } from '../operations/operation.ts'
import { createHttp } from './http.ts'
import { readOnly } from './read-only.ts'
import { anyContract } from './testing/any-contract.ts'
import { catchError } from './testing/catch-error.ts'
import { createRecordingTransport } from './testing/recording-transport.ts'

function send(effect: Effect) {
  const { transport, requests } = createRecordingTransport([Response.json(1)])
  const http = readOnly(createHttp({ services: { commerce: '/c' }, transport }))
  const operation = { ...getCategory, path: '/', method: 'POST', effect } as const
  return { requests, answer: http.send(operation, { contract: anyContract }) }
}

test('a read is sent, whatever its method', async () => {
  const { answer, requests } = send('read')
  expect(await answer).toBe(1)
  expect(requests).toHaveLength(1)
})

test.each(['write', 'write-undoable', 'side-effect'] as const)(
  'a call with the effect %s is refused and not sent',
  async effect => {
    const { answer, requests } = send(effect)
    expect(await catchError(answer)).toMatchObject({ name: 'RefusedError', code: 'refused' })
    expect(requests).toHaveLength(0)
  },
)
