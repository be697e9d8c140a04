import { readConfig } from './config.ts'
import { refusalOf } from './refusal.ts'

test('without any configuration the embedded upstream is used', () => {
  expect(readConfig({})).toEqual({
    dev: false,
    host: '127.0.0.1',
    port: 3000,
    commerceUrl: 'http://127.0.0.1:4000',
    organizationId: 'f_ecom_wallart',
  })
})

test('the configured port and upstream are honoured', () => {
  const config = readConfig({ PORT: '8080', NODE_ENV: 'development', SCAPI_URL: 'https://commerce.test' })
  expect(config).toMatchObject({ dev: true, port: 8080, commerceUrl: 'https://commerce.test' })
})

test.each([
  [{ PORT: 'many' }, /^The configuration is wrong: PORT: .+\.$/],
  [{ PORT: '70000' }, /PORT/],
  [{ SCAPI_URL: 'not an address' }, /SCAPI_URL/],
])('the configuration %j is refused in one sentence that names the variable', (env, sentence) => {
  let said: string | undefined
  try {
    readConfig(env)
  } catch (error) {
    said = refusalOf(error)
  }
  expect(said).toMatch(sentence)
})
