import { checkLegacyAccountContract } from './check-legacy-account.contract.ts'

const check = (value: unknown) => checkLegacyAccountContract['~standard'].validate(value)

test.each([true, false])('an account is one of the old shop or it is not: %p', async isLegacy => {
  expect(await check({ isLegacy, since: 'kept out' })).toEqual({ value: isLegacy })
})

test.each([[{}], [{ isLegacy: null }], [{ isLegacy: 'true' }], [{ isLegacy: 1 }]])(
  '%j says neither yes nor no',
  async value => {
    const { issues } = await check(value)
    expect(issues?.map(issue => issue.path)).toEqual([['isLegacy']])
  },
)
