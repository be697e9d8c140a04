import { act, render, screen, waitFor } from '@testing-library/react'
import { resolveSite, SITES } from '@wallart/sdk'
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router-dom'
import { CurrentSite } from '../i18n/site-context.ts'
import { advanceTime, withFakeTimers } from '../ui/testing/fake-timers.ts'
import { ProductSkeleton } from './product-skeleton.tsx'

/** A shop whose next page takes until it is answered. */
function openShop(path: string) {
  const answers: ((data: null) => void)[] = []
  const frame = (
    <>
      <ProductSkeleton />
      <Outlet />
    </>
  )
  const loader = () => new Promise<null>(resolve => answers.push(resolve))
  const page = { path: '*', id: 'page', element: <h1>A page</h1>, loader }
  const router = createMemoryRouter([{ element: frame, children: [page] }], {
    initialEntries: [path],
    hydrationData: { loaderData: { page: null } },
  })
  render(
    <CurrentSite value={resolveSite(path, SITES)}>
      <RouterProvider router={router} />
    </CurrentSite>,
  )
  return {
    follow: (to: string) => act(async () => void router.navigate(to)),
    answer: () => act(async () => answers.forEach(give => give(null))),
  }
}

const LOADING = 'Loading product'

test.each([
  ['a list (PDP-24)', '/category/rooms'],
  ['another product (PDP-25)', '/product/A1'],
])('a product that takes its time after %s shows its shapes until it is there', async (_, from) => {
  const { follow, answer } = openShop(from)
  expect(screen.queryByText(LOADING)).toBeNull()
  await follow('/product/A2')
  const loading = await screen.findByText(LOADING)
  expect(loading.parentElement?.getAttribute('aria-busy')).toBe('true')
  expect(loading.parentElement?.querySelectorAll('[data-shape=picture]')).toHaveLength(1)
  await answer()
  await waitFor(() => expect(screen.queryByText(LOADING)).toBeNull())
  expect(screen.getByRole('heading', { name: 'A page' })).toBeTruthy()
})

test(
  'another page that takes its time does not look like a product',
  withFakeTimers(async () => {
    const { follow } = openShop('/product/A1')
    await follow('/category/rooms')
    advanceTime(1000)
    expect(screen.queryByText(LOADING)).toBeNull()
  }),
)
