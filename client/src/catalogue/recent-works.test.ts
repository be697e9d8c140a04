import {
  clearRecentWorks,
  recentWorks,
  addRecentWork,
  subscribeToRecentWorks,
  type RecentWork,
} from './recent-works.ts'

const work = (number: number): RecentWork => ({
  upi: `A${number}`,
  href: `/products/work-A${number}`,
  imageId: `A${number}`,
  name: `Work ${number}`,
  artist: 'Ines Caldera',
})

const ids = () => recentWorks('Art').map(({ imageId }) => imageId)

beforeEach(() => localStorage.clear())

test('the last work comes first, once, and only twenty are remembered', () => {
  for (let number = 1; number <= 22; number++) addRecentWork('Art', work(number))
  addRecentWork('Art', work(10))
  expect(ids()).toHaveLength(20)
  expect(ids().slice(0, 3)).toEqual(['A10', 'A22', 'A21'])
  expect(ids().filter(id => id === 'A10')).toHaveLength(1)
})

test('each brand remembers its own, and forgets its own', () => {
  addRecentWork('Art', work(1))
  addRecentWork('AllPosters', work(2))
  clearRecentWorks('Art')
  expect(ids()).toEqual([])
  expect(recentWorks('AllPosters')).toMatchObject([{ imageId: 'A2' }])
})

test('only what a tile needs is kept', () => {
  addRecentWork('Art', Object.assign(work(1), { price: '$19.99' }))
  expect(recentWorks('Art')).toEqual([work(1)])
})

test('the answer stays the same as long as nothing changes', () => {
  addRecentWork('Art', work(1))
  const before = recentWorks('Art')
  expect(recentWorks('Art')).toBe(before)
  addRecentWork('Art', work(2))
  expect(recentWorks('Art')).not.toBe(before)
})

test.each(['', 'nonsense', '{}', '[1, null, {"upi": "A1"}]'])(
  'what another program left in the storage is no work: %j (F56)',
  text => {
    localStorage.setItem('recent-works.Art', text)
    expect(ids()).toEqual([])
  },
)

test('a subscriber hears of changes here and in another tab until it unsubscribes', () => {
  let notifications = 0
  const stop = subscribeToRecentWorks(() => (notifications += 1))
  addRecentWork('Art', work(1))
  dispatchEvent(new StorageEvent('storage', { key: 'recent-works.Art' }))
  expect(notifications).toBe(2)
  stop()
  addRecentWork('Art', work(2))
  expect(notifications).toBe(2)
})
