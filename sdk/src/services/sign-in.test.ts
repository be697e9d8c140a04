import { createMemoryStore } from '../auth/token-store.ts'
import { createAccountsClient } from '../clients/accounts.ts'
import { createAuthFixture, scope } from '../clients/testing/auth-fixture.ts'
import type { CallOptions } from '../http/call.ts'
import { createHttp } from '../http/http.ts'
import { catchError } from '../http/testing/catch-error.ts'
import { customerContract } from '../operations/customer.contract.ts'
import { emptyContract } from '../operations/empty.contract.ts'
import { createMockFetch } from '../testing/mock-fetch.ts'
import { reply } from '../testing/mock-handlers.ts'
import { createBasketShop } from './basket/testing/basket-shop.ts'
import { createSignIn } from './sign-in.ts'

test('registering keeps the options of its call for the sign-in, without the key of the registration', async () => {
  const services = { commerce: 'https://api.test' }
  const transport = createMockFetch({ 'POST /customers': reply({ customerId: 'c1' }) })
  const contracts = { customer: customerContract, empty: emptyContract }
  const given: (CallOptions | undefined)[] = []
  const signIn = createSignIn({
    accounts: createAccountsClient(createHttp({ services, transport }), { ...scope, contracts }),
    basket: createBasketShop().service,
    store: createMemoryStore(),
    sessions: {
      ...createAuthFixture([]).auth,
      loginWithPassword(_, options) {
        given.push(options)
        return Promise.reject(new Error('not signed in'))
      },
    },
  })
  const registration = {
    firstName: 'A',
    lastName: 'B',
    email: 'a@b.test',
    password: 'x',
    acceptsMarketing: false,
  }
  const { signal } = new AbortController()
  const options = { signal, timeoutMs: 500, onResponse: () => {} }
  await catchError(signIn.registerAndSignIn(registration, { ...options, idempotencyKey: 'registration' }))
  expect(given).toEqual([{ ...options, idempotencyKey: undefined, usid: undefined }])
})
