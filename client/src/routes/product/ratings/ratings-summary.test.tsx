import { render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { Ratings } from '@wallart/sdk'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { LocaleProvider } from '../../../i18n/testing/locale-provider.tsx'
import { mockBrowser } from '../../../ui/testing/mock-browser.ts'
import { RatingsSummary } from './ratings-summary.tsx'

const ratings: Ratings = {
  averageRatings: 4.3,
  displayRatingsCount: '1,204',
  ratingsBreakdown: [
    { stars: 5, percentage: 72 },
    { stars: 1, percentage: 28 },
  ],
  servicesBreakdown: [
    {
      serviceType: 'Canvas',
      galleryUrl: '/search?skq=canvas',
      thumbnailUrl: '/img/A1.jpg?artWidth=160',
      displayRatingsCount: '300',
      stars: 4.5,
    },
  ],
}

beforeAll(() => mockBrowser())

function show(shown?: Ratings, locale: 'en-US' | 'fr-CA' | 'es-US' = 'en-US') {
  const router = createMemoryRouter([{ path: '*', element: <RatingsSummary ratings={shown} /> }])
  return render(
    <LocaleProvider locale={locale}>
      <RouterProvider router={router} />
    </LocaleProvider>,
  )
}

test('the average is said in stars, with a part of the last one (RAT-01, RAT-06, RAT-07)', () => {
  show(ratings)
  expect(screen.getByText('4.3 of 5 stars')).toBeTruthy()
  const fills = [...document.querySelectorAll('[data-fill]')].map(star => star.getAttribute('data-fill'))
  expect(fills).toEqual(['1', '1', '1', '1', '0.3'])
})

test('where there are no ratings there is nothing (RAT-02)', () => {
  expect(show().container.textContent).toBe('')
})

test('the dialog has the shares of all stars and each finish, and closes (RAT-03..05, RAT-08)', async () => {
  show(ratings)
  await userEvent.click(screen.getByRole('button', { name: '1,204 ratings' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'What customers say' }))
  const rows = dialog.getAllByRole('row').map(({ textContent }) => textContent)
  expect(rows).toEqual(['5 stars72%', '4 stars0%', '3 stars0%', '2 stars0%', '1 star28%'])
  expect(dialog.getByRole('link', { name: 'Canvas' }).getAttribute('href')).toBe('/search?skq=canvas')
  await userEvent.click(dialog.getByRole('button', { name: 'Close' }))
  expect(screen.queryByRole('dialog')).toBeNull()
})

test.each([
  [
    'fr-CA',
    '4,3 étoiles sur 5',
    '1\u00A0204 évaluations',
    'Ce que disent les clients',
    '5 étoiles72\u00A0%',
    '1 étoile28\u00A0%',
  ],
  [
    'es-US',
    '4.3 de 5 estrellas',
    '1,204 calificaciones',
    'Lo que dicen los clientes',
    '5 estrellas72%',
    '1 estrella28%',
  ],
] as const)(
  'in %s figures and words are those of the language',
  async (locale, average, count, title, five, one) => {
    show(ratings, locale)
    expect(screen.getByText(average)).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: count }))
    const dialog = within(await screen.findByRole('dialog', { name: title }))
    const rows = dialog.getAllByRole('row').map(({ textContent }) => textContent)
    expect([rows[0], rows[4]]).toEqual([five, one])
  },
)
