import { tokenContract } from './token.contract.ts'

const check = (value: unknown) => tokenContract['~standard'].validate(value)

const wire = {
  access_token: 'access-1',
  id_token: '',
  refresh_token: 'refresh-1',
  expires_in: 1800,
  refresh_token_expires_in: 2_592_000,
  token_type: 'BEARER',
  usid: 'usid-1',
  customer_id: 'customer-1',
  enc_user_id: 'ENC',
  idp_access_token: null,
  dnt: 'true',
  c_new: {},
}

const tokens = {
  accessToken: 'access-1',
  refreshToken: 'refresh-1',
  usid: 'usid-1',
  customerId: 'customer-1',
  encUserId: 'ENC',
  accessSeconds: 1800,
  refreshSeconds: 2_592_000,
}

test.each([
  ['true', { dnt: true }],
  ['1', { dnt: true }],
  ['false', { dnt: false }],
  ['0', { dnt: false }],
  ['', {}],
  [null, {}],
  [undefined, {}],
])('tokens of the wire with the dnt %j become the shop’s own (AUT-38)', async (dnt, made) => {
  expect(await check({ ...wire, dnt })).toEqual({ value: { ...tokens, ...made } })
})

test.each([
  ['access_token', [undefined, null, '', 7, 'a b', 'a\r\nx: y', 'ü']],
  ['refresh_token', [undefined, null, '', 'a b']],
  ['expires_in', [undefined, null, '1800', -1]],
  ['refresh_token_expires_in', [undefined, null, '1', -1]],
  ['usid', [undefined, null, 7]],
  ['customer_id', [undefined, null, 7]],
  ['enc_user_id', [undefined, null, 7]],
  ['dnt', [true]],
])('tokens break their contract at %s', async (field, values) => {
  for (const value of values) {
    const { issues } = await check({ ...wire, [field]: value })
    expect(issues?.map(({ path }) => path)).toEqual([[field]])
  }
})

test('a complaint does not repeat the token', async () => {
  expect(JSON.stringify(await check({ ...wire, access_token: 'my secret' }))).not.toContain('my secret')
})
