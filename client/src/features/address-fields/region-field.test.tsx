import { render } from '@testing-library/react'
import { CANADIAN_PROVINCES, US_STATES } from '@wallart/sdk'
import { LocaleProvider } from '../../i18n/testing/locale-provider.tsx'
import { RegionField } from './region-field.tsx'

const FIELD = { name: 'state', defaultValue: '', error: undefined }

const optionsOf = (locale: 'en-US' | 'fr-CA' | 'es-US') => {
  const { container } = render(
    <LocaleProvider locale={locale}>
      <RegionField field={FIELD} autoComplete="address-level1" />
    </LocaleProvider>,
  )
  return [...container.querySelectorAll('option')]
    .filter(({ value }) => value)
    .map(({ value, textContent }) => ({ code: value, name: textContent }))
}

test.each([
  ['en-US', { NS: 'Nova Scotia', QC: 'Quebec', NY: 'New York' }],
  ['fr-CA', { NS: 'Nouvelle-Écosse', QC: 'Québec', NY: 'New York', CA: 'Californie' }],
  ['es-US', { NS: 'Nueva Escocia', QC: 'Quebec', NY: 'Nueva York' }],
] as const)('regions have the names of the language %s', (locale, names) => {
  const shown = Object.fromEntries(optionsOf(locale).map(({ code, name }) => [code, name]))
  expect(shown).toMatchObject(names)
  expect(Object.keys(shown)).toHaveLength(US_STATES.length + CANADIAN_PROVINCES.length)
})

test('they stand in the order of these names', () => {
  const french = optionsOf('fr-CA').map(({ code }) => code)
  expect(french.slice(-CANADIAN_PROVINCES.length)).toEqual(
    'AB BC PE MB NB NS NU ON QC SK NL NT YT'.split(' '),
  )
  const english = optionsOf('en-US').map(({ code }) => code)
  expect(english).toEqual([...US_STATES, ...CANADIAN_PROVINCES].map(({ code }) => code))
})
