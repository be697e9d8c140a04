import { promotionKey } from './promotion-key.ts'

test.each([
  [['summer'], 'summer'],
  [['summer', ' winter ', ''], 'summer,winter'],
])('the promotions %j are looked up as %j (PRM-11)', (ids, value) => {
  expect(promotionKey(ids)).toEqual({ ok: true, value })
})

test.each([[[]], [['']], [[' ', '']]])('%j is nothing to look up (PRM-12)', ids => {
  expect(promotionKey(ids)).toEqual({
    ok: false,
    error: { code: 'call.missing-key', message: 'Please specify a key.' },
  })
})
