import { render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { SITES, type Ratings } from '@wallart/sdk'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { CurrentSite } from '../../app/site-context.ts'
import { pretendBrowser } from '../../ui/testing/browser.ts'
import { RatingsSummary } from './ratings-summary.tsx'

const context = {
  site: SITES.Art,
  locale: { id: 'en-US', alias: 'en-us' },
  form: { site: 'none', locale: 'none' },
} as const

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

beforeAll(() => pretendBrowser())

function show(shown?: Ratings) {
  const router = createMemoryRouter([{ path: '*', element: <RatingsSummary ratings={shown} /> }])
  return render(
    <CurrentSite value={context}>
      <RouterProvider router={router} />
    </CurrentSite>,
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
