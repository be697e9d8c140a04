import { render, screen } from '@testing-library/react'
import { Breadcrumbs } from './breadcrumbs.tsx'

test('a separator is not read (A-22)', () => {
  render(<Breadcrumbs label="Breadcrumb" steps={[{ name: 'Rooms', href: '/rooms' }]} here="Office" />)
  const nav = screen.getByRole('navigation', { name: 'Breadcrumb' })
  expect(nav.textContent).toBe('RoomsOffice')
  expect(screen.getByText('Office').getAttribute('aria-current')).toBe('page')
})

test('a step without an address is a word and no link', () => {
  render(<Breadcrumbs label="Breadcrumb" steps={[{ name: 'Rooms', href: '' }]} here="Office" />)
  expect(screen.getByText('Rooms').tagName).toBe('LI')
  expect(screen.queryByRole('link')).toBeNull()
})
