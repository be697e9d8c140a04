import { eachItem } from './pages.ts'

async function collect(
  all: readonly number[],
  claimed: number,
  isBroken: (item: number) => boolean = () => false,
) {
  const offsets: number[] = []
  const items: number[] = []
  const pages = eachItem(2, async ({ offset, limit }) => {
    offsets.push(offset)
    return { items: all.slice(offset, offset + limit).filter(item => !isBroken(item)), total: claimed }
  })
  for await (const item of pages) items.push(item)
  return { items, offsets }
}

test.each([
  { name: 'no page is full', all: [], claimed: 0, offsets: [0] },
  { name: 'the last page is full', all: [1, 2, 3, 4], claimed: 4, offsets: [0, 2] },
  { name: 'the last page is not full', all: [1, 2, 3], claimed: 3, offsets: [0, 2] },
  { name: 'the list has grown shorter', all: [1, 2], claimed: 9, offsets: [0, 2] },
])('every item comes once when $name', async ({ all, claimed, offsets }) => {
  expect(await collect(all, claimed)).toEqual({ items: all, offsets })
})

test('entries that are left out make no other come twice', async () => {
  expect(await collect([1, 2, 3, 4, 5], 5, item => item === 2)).toEqual({
    items: [1, 3, 4, 5],
    offsets: [0, 2, 4],
  })
})

test('a page is fetched only when it is read', async () => {
  const fetched: number[] = []
  const pages = eachItem(1, async ({ offset }) => {
    fetched.push(offset)
    return { items: [offset], total: 100 }
  })
  await pages.next()
  expect(fetched).toEqual([0])
})
