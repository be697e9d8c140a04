import { CHUNK_LOAD_TEXTS, OFFLINE_BANNER } from './offline-texts.ts'

test('a page whose code did not come offers to try again (ERR-09, ERR-10, ERR-11)', () => {
  expect(CHUNK_LOAD_TEXTS).toEqual({
    heading: { code: 'chunk-load.heading', message: 'You are currently offline' },
    text: {
      code: 'chunk-load.text',
      message: "We couldn't load the next page on this connection. Please try again.",
    },
    button: { code: 'chunk-load.retry', message: 'Retry Connection' },
  })
})

test('the offline banner says what is the matter (ERR-14)', () => {
  expect(OFFLINE_BANNER).toEqual({
    code: 'offline.banner',
    message: "You're currently browsing in offline mode",
  })
})
