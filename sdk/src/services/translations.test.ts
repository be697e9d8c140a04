import { HttpError } from '../errors/http-error.ts'
import { createTexts } from './translations.ts'

const context = { operation: 'get-translations' }

test('the texts of a locale are handed on', async () => {
  const texts = createTexts({ get: async locale => ({ locale }) }, { log: { warn: () => {} } })
  expect(await texts.forLocale('fr-CA')).toEqual({ locale: 'fr-CA' })
})

test('without translations there are no texts, and the log knows why (I18-04)', async () => {
  const messages: unknown[] = []
  const error = new HttpError({ status: 404 }, context)
  const texts = createTexts(
    { get: () => Promise.reject(error) },
    { log: { warn: (...line) => void messages.push(line) } },
  )
  expect(await texts.forLocale('xx')).toEqual({})
  expect(messages).toEqual([[{ error: error.toJSON() }, 'the texts are missing']])
})
