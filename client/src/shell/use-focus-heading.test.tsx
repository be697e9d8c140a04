import { act, render, screen } from '@testing-library/react'
import { Link, MemoryRouter } from 'react-router-dom'
import { useFocusHeading } from './use-focus-heading.ts'

function Page() {
  useFocusHeading()
  return (
    <>
      <Link to="/next">Next</Link>
      <input aria-label="Search" />
      <main>
        <h1>Title</h1>
      </main>
    </>
  )
}

function openNext(focused?: HTMLElement): void {
  act(() => {
    focused?.focus()
    screen.getByRole('link').click()
  })
}

beforeEach(() => void render(<Page />, { wrapper: MemoryRouter }))

test('the heading of another page gets the focus', () => {
  openNext()
  expect(document.activeElement).toBe(screen.getByRole('heading'))
})

test('a field in which the shopper types keeps it', () => {
  openNext(screen.getByLabelText('Search'))
  expect(document.activeElement).toBe(screen.getByLabelText('Search'))
})
