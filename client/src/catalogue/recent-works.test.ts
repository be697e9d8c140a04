import { forgetWorks, recentWorks, rememberWork, watchWorks, type RecentWork } from './recent-works.ts'

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
  for (let number = 1; number <= 22; number++) rememberWork('Art', work(number))
  rememberWork('Art', work(10))
  expect(ids()).toHaveLength(20)
  expect(ids().slice(0, 3)).toEqual(['A10', 'A22', 'A21'])
  expect(ids().filter(id => id === 'A10')).toHaveLength(1)
})

test('each brand remembers its own, and forgets its own', () => {
  rememberWork('Art', work(1))
  rememberWork('AllPosters', work(2))
  forgetWorks('Art')
  expect(ids()).toEqual([])
  expect(recentWorks('AllPosters')).toMatchObject([{ imageId: 'A2' }])
})

test('only what a tile needs is kept', () => {
  rememberWork('Art', Object.assign(work(1), { price: '$19.99' }))
  expect(recentWorks('Art')).toEqual([work(1)])
})

test('the answer stays the same as long as nothing changes', () => {
  rememberWork('Art', work(1))
  const before = recentWorks('Art')
  expect(recentWorks('Art')).toBe(before)
  rememberWork('Art', work(2))
  expect(recentWorks('Art')).not.toBe(before)
})

test.each(['', 'nonsense', '{}', '[1, null, {"upi": "A1"}]'])(
  'what somebody else left in the storage is no work: %j',
  text => {
    localStorage.setItem('recent-works.Art', text)
    expect(ids()).toEqual([])
  },
)

test('whoever watches is told of changes here and in another tab, until they stop', () => {
  let reported = 0
  const stop = watchWorks(() => (reported += 1))
  rememberWork('Art', work(1))
  dispatchEvent(new StorageEvent('storage', { key: 'recent-works.Art' }))
  expect(reported).toBe(2)
  stop()
  rememberWork('Art', work(2))
  expect(reported).toBe(2)
})
