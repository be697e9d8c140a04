import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { LocaleProvider } from '../../i18n/testing/locale-provider.tsx'
import { aVariant, aWork } from '../../catalogue/testing/a-work.ts'
import { DeliveryForm } from './delivery-form.tsx'

function show(
  imageIds: readonly string[] = [],
  stockLevel = 9,
  locale: 'en-US' | 'fr-CA' | 'es-US' = 'en-US',
) {
  render(
    <LocaleProvider locale={locale}>
      <DeliveryForm work={aWork({ imageIds })} variant={aVariant({ upi: 'AP', inventory: { stockLevel } })} />
    </LocaleProvider>,
  )
}

const field = () => screen.getByLabelText('Zip or postal code')
const apply = () => userEvent.click(screen.getByRole('button', { name: 'Apply' }))

afterEach(() => {
  document.cookie = 'ctxzip=; path=/; max-age=0'
})

test('the form works without scripts, and its field takes seven characters (PDP-37)', () => {
  show()
  expect(field().closest('form')?.getAttribute('action')).toBe('/delivery?upi=AP')
  expect(field().getAttribute('maxlength')).toBe('7')
})

test('a zip is applied, remembered and taken out of the form (PDP-38, PDP-39, PDP-41, PDP-42)', async () => {
  show()
  expect(screen.getByText('66952')).toBeTruthy()
  const details = document.querySelector('details')
  if (details) details.open = true
  await userEvent.type(field(), 'k1a 0b1')
  await apply()
  expect(screen.getByText('K1A 0B1')).toBeTruthy()
  expect(document.cookie).toBe('ctxzip=K1A%200B1')
  expect(details?.open).toBe(false)
  expect(field()).toHaveProperty('value', '')
})

test.each([
  [1, 1],
  [0, 0],
])('with %i in stock it is said %i times when they arrive', (stockLevel, times) => {
  show([], stockLevel)
  expect(screen.queryAllByText(/^Arrives/)).toHaveLength(times)
})

test('what is no zip is not applied, and the form says so (PDP-40)', async () => {
  show()
  await userEvent.type(field(), '1234')
  await apply()
  expect(screen.getByText('Please enter a valid Zip/Postal code')).toBeTruthy()
  expect(field()).toBe(document.activeElement)
  expect(document.cookie).toBe('')
})

test.each([
  ['66952-1234', '66952'],
  ['K1A 0B1', 'K1A 0B1'],
])('a pasted %p becomes %p', async (text, values) => {
  show()
  await userEvent.click(field())
  await userEvent.paste(text)
  expect(field()).toHaveProperty('value', values)
})

test.each([
  [['IMG00117'], 1],
  [['A1'], 0],
])('of the pictures %j %i may not be sent to Canada (PDP-56)', (imageIds, count) => {
  show(imageIds)
  expect(
    screen.queryAllByText(
      'This item cannot be shipped to Canada due to licensing restrictions. U.S. shipping available.',
    ),
  ).toHaveLength(count)
})

test.each([
  [
    'fr-CA',
    'Code postal ou ZIP',
    'Appliquer',
    'Veuillez entrer un code postal valide',
    /^Cet article ne peut être expédié au Canada/,
    /^Arrive entre le /,
  ],
  [
    'es-US',
    'Código postal',
    'Aplicar',
    'Introduce un código postal válido',
    /no se puede enviar a Canadá/,
    /^Llega entre el /,
  ],
] as const)(
  'in %s the form asks and refuses in its language',
  async (locale, requested, button, problem, restriction, when) => {
    show(['IMG00117'], 9, locale)
    await userEvent.type(screen.getByLabelText(requested), '1234')
    await userEvent.click(screen.getByRole('button', { name: button }))
    for (const text of [problem, restriction, when]) expect(screen.getByText(text)).toBeTruthy()
  },
)
