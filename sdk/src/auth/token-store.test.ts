import { createMemoryStore } from './token-store.ts'
import { sampleSession } from './testing/sample-session.ts'

test('a session is kept until it is forgotten', async () => {
  const store = createMemoryStore()
  expect(await store.read()).toBeUndefined()
  await store.write(sampleSession())
  expect(await store.read()).toEqual(sampleSession())
  await store.clear()
  expect(await store.read()).toBeUndefined()
  expect(await createMemoryStore(sampleSession()).read()).toEqual(sampleSession())
})
