import { recommendationContract } from './recommendation.contract.ts'

const check = (value: unknown) => recommendationContract['~standard'].validate(value)

const wire = {
  recs: [
    { id: 'A1042', product_name: 'Quiet Ridge', image_url: '/i/1.jpg', product_url: '/p/A1042', score: 0.9 },
    { id: 'A1043' },
  ],
  recoUUID: 'u-1',
  recommenderName: 'PDP-recommendations',
  displayMessage: 'You may also like',
  experiment: 'kept out',
}

test('recommendations of the wire become the shop’s own (REC-07)', async () => {
  expect(await check(wire)).toEqual({
    value: {
      recommenderName: 'PDP-recommendations',
      recoUuid: 'u-1',
      displayMessage: 'You may also like',
      recs: [
        { id: 'A1042', productName: 'Quiet Ridge', imageUrl: '/i/1.jpg', productUrl: '/p/A1042' },
        { id: 'A1043', productName: '', imageUrl: '', productUrl: '' },
      ],
    },
  })
})

test('the names that the specification gives the fields are read, too (REC-07)', async () => {
  const rec = { id: 'A1042', productName: 'Quiet Ridge', imageUrl: '/i/1.jpg', productUrl: '/p/A1042' }
  expect(await check({ ...wire, recs: [rec] })).toMatchObject({ value: { recs: [rec] } })
})

test.each([
  ['nothing', {}],
  ['nulls', { recs: null, recoUUID: null, recommenderName: null, displayMessage: null }],
])('a service that recommends %s recommends nothing', async (_, value) => {
  expect(await check(value)).toEqual({ value: { recommenderName: '', recoUuid: '', recs: [] } })
})

test.each([
  ['product without an id', { ...wire, recs: [{ product_name: 'x' }] }, ['recs', 0, 'id']],
  [
    'product with a number for a name',
    { ...wire, recs: [{ id: 'a', product_name: 7 }] },
    ['recs', 0, 'product_name'],
  ],
  ['number for a picture', { ...wire, recs: [{ id: 'a', image_url: 7 }] }, ['recs', 0, 'image_url']],
  ['number for an address', { ...wire, recs: [{ id: 'a', product_url: 7 }] }, ['recs', 0, 'product_url']],
  ['text for its products', { ...wire, recs: 'none' }, ['recs']],
  ['number for its id', { ...wire, recoUUID: 7 }, ['recoUUID']],
  ['number for its recommender', { ...wire, recommenderName: 7 }, ['recommenderName']],
  ['number for its message', { ...wire, displayMessage: 7 }, ['displayMessage']],
])('a recommendation with a %s breaks the contract there', async (_, value, path) => {
  const { issues } = await check(value)
  expect(issues?.map(issue => issue.path)).toEqual([path])
})
