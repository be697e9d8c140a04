import { render, screen, within } from '@testing-library/react'
import { mockBrowser } from '../testing/mock-browser.ts'
import { Carousel } from './carousel.tsx'
import { reorderSlides } from './slide-row.ts'

beforeAll(() => mockBrowser())

const TITLES = ['Ridge', 'Dunes', 'Harbor', 'Meadow', 'Canyon']

const row = (isInfinite: boolean) => (
  <Carousel
    label="Best sellers"
    columns={{ wide: 4, narrow: 2 }}
    arrows={{ wide: true, narrow: false }}
    isInfinite={isInfinite}
  >
    {TITLES.map(title => (
      <a key={title} href={`/${title}`}>
        {title}
      </a>
    ))}
  </Carousel>
)

test('a carousel has a name and says the place of each slide (A-07)', () => {
  render(row(false))
  const region = screen.getByRole('region', { name: 'Best sellers' })
  expect(region.getAttribute('aria-roledescription')).toBe('carousel')
  expect(
    within(region)
      .getAllByRole('group')
      .map(slide => slide.getAttribute('aria-label')),
  ).toEqual(['1 of 5', '2 of 5', '3 of 5', '4 of 5', '5 of 5'])
})

function back() {
  return screen.getByRole('button', { name: 'Previous: Best sellers' }).getAttribute('aria-disabled')
}

test('at its beginning a row with ends has no way back; one without ends has (GUI-20)', () => {
  const { unmount } = render(row(false))
  expect(back()).toBe('true')
  unmount()
  render(row(true))
  expect(back()).toBe('false')
})

test('where there are no arrows, they are hidden by width alone (GUI-21)', () => {
  render(row(false))
  expect(screen.getByRole('button', { name: 'Next: Best sellers' }).parentElement?.className).toBe(
    'arrows notNarrow',
  )
})

test('a row begins with another slide without moving one in the document (A-07)', () => {
  render(row(true))
  const list = screen.getByText('Ridge').closest('[role="group"]')?.parentElement
  if (!list) throw new Error('There is no row.')
  reorderSlides(list, 3)
  const order = [...list.children].map(slide => (slide instanceof HTMLElement ? slide.style.order : ''))
  expect(order).toEqual(['2', '3', '4', '0', '1'])
  expect(list.textContent).toBe(TITLES.join(''))
})
