import { parseWallPlan, wallPlanQuery } from '@wallart/sdk'
import { createGalleryWall } from './gallery-wall.ts'

const SIZES = [20, 20, 20].map(width => ({ width, height: 30 }))

function wall(query: string) {
  const heard: string[] = []
  const requests: string[] = []
  const plan = parseWallPlan(new URLSearchParams(query))
  const store = createGalleryWall(
    { plan, sizes: SIZES.slice(0, plan.pieces.length) },
    {
      onChange: changed => heard.push(wallPlanQuery(changed).toString()),
      onRequest: wanted => requests.push(wanted.toString()),
    },
  )
  return { store, heard, requests, at: () => store.state.hung.map(({ x, y }) => [x, y]) }
}

const THREE = 'piece=A1FB&piece=A2FB&piece=A3FB'

test('pieces without a position hang in a row, and one that is moved leaves the template', () => {
  const { store, heard, at } = wall(`${THREE}&arrange=row`)
  expect(at()).toEqual([
    [27, 43],
    [50, 43],
    [73, 43],
  ])
  store.move(2, { x: 73, y: 50 })
  expect(heard).toEqual([])
  store.drop()
  expect(heard).toEqual(['piece=A1FB&x=27&y=43&piece=A2FB&x=50&y=43&piece=A3FB&x=73&y=50'])
})

test('a piece that is moved keeps to its neighbours within reach, and shows to which', () => {
  const { store, at } = wall('piece=A1FB&piece=A2FB&x=10&x=60&y=43&y=20')
  store.move(1, { x: 33.6, y: 43.4 }, 1)
  expect(at()[1]).toEqual([33, 43])
  expect(store.state.guides).toEqual([
    { axis: 'x', at: 33 },
    { axis: 'y', at: 58 },
  ])
  store.drop()
  expect(store.state.guides).toEqual([])
})

test('measures stay within what a wall can be, and an arranged wall follows them', () => {
  const { store, heard, at } = wall(`${THREE}&arrange=row`)
  store.measure('gap', 5)
  expect(at()[0]).toEqual([25, 43])
  store.measure('width', 9999)
  expect(store.state.plan.width).toBe(480)
  expect(heard.at(-1)).toBe(`width=480&gap=5&${THREE}&arrange=row`)
})

test('neighbours get the same gap', () => {
  const { store, at } = wall('piece=A1FB&piece=A2FB&x=0&x=50&y=40&y=42')
  store.spaceEvenly()
  expect(at()).toEqual([
    [13.5, 40],
    [36.5, 42],
  ])
})

test('a photo of the wall gives it its shape', () => {
  const { store, heard } = wall(`${THREE}&arrange=row`)
  store.showPhoto({ width: 4000, height: 3000 })
  expect(store.state.plan).toMatchObject({ width: 120, height: 90 })
  store.measure('width', 160)
  expect(store.state.plan).toMatchObject({ width: 160, height: 120 })
  store.showPhoto(undefined)
  expect(heard.at(-1)).toBe(`width=160&${THREE}&arrange=row`)
})

test('another address replaces the wall without being heard of', () => {
  const { store, heard, at } = wall(`${THREE}&arrange=row`)
  store.reset({ plan: parseWallPlan(new URLSearchParams('piece=A1FB&x=1&y=2')), sizes: SIZES.slice(0, 1) })
  expect([at(), heard]).toEqual([[[1, 2]], []])
})

test('what is chosen, hung and taken down before the shop has answered adds up', () => {
  const { store, heard, requests } = wall(`${THREE}&arrange=row`)
  store.choose(0, 'A1AP')
  expect(store.state.plan.pieces.map(({ upi }) => upi)).toEqual(['A1AP', 'A2FB', 'A3FB'])
  store.choose(2, 'A3AP')
  store.hang('A4')
  store.hang('A5')
  store.hang('A4')
  store.takeDown(1)
  store.arrange('grid')
  const chosen = 'piece=A1AP&piece=A2FB&piece=A3AP'
  expect(requests).toEqual([
    'piece=A1AP&piece=A2FB&piece=A3FB&arrange=row',
    `${chosen}&arrange=row`,
    `${chosen}&arrange=row&add=A4`,
    `${chosen}&arrange=row&add=A4&add=A5`,
    `${chosen}&arrange=row&add=A4&add=A5`,
    `${chosen}&arrange=row&add=A4&add=A5&remove=1`,
    `${chosen}&arrange=grid&add=A4&add=A5&remove=1`,
  ])
  expect(heard).toEqual([])
})

test('once the shop has answered, the next request starts from its answer', () => {
  const { store, heard, requests } = wall(`${THREE}&arrange=row`)
  store.hang('A4')
  store.reset({ plan: store.state.plan, sizes: SIZES })
  store.arrange('grid')
  store.takeDown(0)
  expect(heard).toEqual([`${THREE}&arrange=grid`])
  expect(requests.at(-1)).toBe(`${THREE}&arrange=grid&remove=0`)
})
