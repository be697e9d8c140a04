import { render, screen } from '@testing-library/react'
import { Breadcrumbs } from './breadcrumbs.tsx'

test.each(['//', '→'])('the separator %s is drawn and not read (GUI-25, GUI-26, A-22)', separator => {
  render(
    <Breadcrumbs
      label="Breadcrumb"
      separator={separator}
      steps={[{ name: 'Rooms', href: '/rooms' }]}
      here="Office"
    />,
  )
  const nav = screen.getByRole('navigation', { name: 'Breadcrumb' })
  expect(nav.textContent).toBe('RoomsOffice')
  expect(screen.getByText('Rooms').closest('li')?.dataset['separator']).toBe(separator)
  expect(screen.getByText('Office').getAttribute('aria-current')).toBe('page')
})

test('a step without an address is a word and no link', () => {
  render(<Breadcrumbs label="Breadcrumb" separator="→" steps={[{ name: 'Rooms', href: '' }]} here="Office" />)
  expect(screen.getByText('Rooms').tagName).toBe('LI')
  expect(screen.queryByRole('link')).toBeNull()
})
