import { createMemoryStore } from './token-store.ts'
import { aSession } from './testing/a-session.ts'

test('a session is kept until it is forgotten', async () => {
  const store = createMemoryStore()
  expect(await store.read()).toBeUndefined()
  await store.keep(aSession())
  expect(await store.read()).toEqual(aSession())
  await store.forget()
  expect(await store.read()).toBeUndefined()
  expect(await createMemoryStore(aSession()).read()).toEqual(aSession())
})
