import { createPendingOperations } from './pending-operations.ts'

const [read, write, last] = [{ id: 'read' }, { id: 'write' }, { id: 'last' }]

function watching() {
  const reported: string[] = []
  return { reported, settling: createPendingOperations([read, write, last], id => void reported.push(id)) }
}

test('an operation is told when everything that was expected of it has come', () => {
  const { reported, settling } = watching()
  settling.expect([read, read, write])
  settling.release([read])
  expect(reported).toEqual([])
  settling.release([read])
  expect(reported).toEqual(['read'])
})

test('at the end the others are told, none of them twice', () => {
  const { reported, settling } = watching()
  settling.expect([read, write])
  settling.release([write])
  settling.finish()
  settling.release([read])
  expect(reported).toEqual(['write', 'read', 'last'])
})

test('an operation that nobody wants is not told', () => {
  const { reported, settling } = watching()
  settling.expect([{ id: 'other' }])
  settling.release([{ id: 'other' }])
  expect(reported).toEqual([])
})
