import { createPendingOperations } from './pending-operations.ts'

const [read, write, last] = [{ id: 'read' }, { id: 'write' }, { id: 'last' }]

function watching() {
  const reported: string[] = []
  return { reported, settling: createPendingOperations([read, write, last], id => void reported.push(id)) }
}

test('an operation is done when all its expected probes are', () => {
  const { reported, settling } = watching()
  settling.expect([read, read, write])
  settling.release([read])
  expect(reported).toEqual([])
  settling.release([read])
  expect(reported).toEqual(['read'])
})

test('finish reports the others, none of them twice', () => {
  const { reported, settling } = watching()
  settling.expect([read, write])
  settling.release([write])
  settling.finish()
  settling.release([read])
  expect(reported).toEqual(['write', 'read', 'last'])
})

test('an unselected operation is not reported', () => {
  const { reported, settling } = watching()
  settling.expect([{ id: 'other' }])
  settling.release([{ id: 'other' }])
  expect(reported).toEqual([])
})
