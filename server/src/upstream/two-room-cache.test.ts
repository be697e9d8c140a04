import { createTwoRoomCache } from './two-room-cache.ts'

interface Answer {
  readonly status: number
}

const open = () =>
  createTwoRoomCache<Answer>({
    maxBytes: 8000,
    bytesOf: () => 100,
    isAdmissible: ({ status }) => status < 400,
  })

const OK = { status: 200 }
const MISSING = { status: 404 }

test('what was requested again outlives any number of entries that are requested once', () => {
  const cache = open()
  cache.set('home', OK)
  cache.get('home')
  for (let at = 0; at < 1500; at++) cache.set(`search ${at}`, OK)
  expect(cache.get('home')).toBe(OK)
  expect(cache.get('search 0')).toBeUndefined()
  expect(cache.get('search 1499')).toBe(OK)
})

test('what is missing never leaves the small room, however often it is requested', () => {
  const cache = open()
  cache.set('home', OK)
  cache.get('home')
  for (let at = 0; at < 1500; at++) {
    cache.set(`nothing ${at}`, MISSING)
    for (let times = 0; times < 3; times++) expect(cache.get(`nothing ${at}`)).toBe(MISSING)
  }
  expect(cache.get('home')).toBe(OK)
  expect(cache.size()).toMatchObject({ entries: 11, bytes: 1100, evictions: 1490, refaults: 0 })
})

test('a page that went missing gives its place back', () => {
  const cache = open()
  cache.set('work', OK)
  cache.get('work')
  cache.set('work', MISSING)
  expect(cache.get('work')).toBe(MISSING)
  expect(cache.size().entries).toBe(1)
})

test('the rooms together stay within the limit', () => {
  const cache = open()
  for (let at = 0; at < 500; at++) {
    cache.set(`page ${at}`, OK)
    cache.get(`page ${at}`)
    expect(cache.size().bytes).toBeLessThanOrEqual(8000)
  }
})

test('a request for what was evicted is counted once, and for what was never there not at all', () => {
  const cache = createTwoRoomCache<Answer>({ maxBytes: 80_000, bytesOf: () => 1000 })
  for (let at = 0; at < 20; at++) {
    cache.get(`page ${at}`)
    cache.set(`page ${at}`, OK)
  }
  expect(cache.size()).toMatchObject({ evictions: 10, refaults: 0 })
  for (let times = 0; times < 2; times++) for (let at = 0; at < 5; at++) cache.get(`page ${at}`)
  expect(cache.size()).toMatchObject({ evictions: 10, refaults: 5 })
})

test('what is requested again after it was evicted stays where there is room, and pushes out nothing', () => {
  const cache = createTwoRoomCache<Answer>({ maxBytes: 80_000, bytesOf: () => 1000 })
  const request = (key: string) => cache.get(key) ?? cache.set(key, OK)
  const requestOnce = (from: number, to: number) => {
    for (let at = from; at < to; at++) request(`once ${at}`)
  }
  request('work')
  requestOnce(0, 20)
  request('work')
  requestOnce(20, 60)
  expect(cache.get('work')).toBe(OK)
  for (let at = 0; at < 69; at++) for (let times = 0; times < 2; times++) request(`twice ${at}`)
  request('late')
  requestOnce(60, 80)
  request('late')
  requestOnce(80, 100)
  expect(cache.get('late')).toBeUndefined()
  expect(cache.get('work')).toBe(OK)
})
