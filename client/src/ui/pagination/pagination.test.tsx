import { render, screen, within } from '@testing-library/react'
import { Pagination, type PaginationLink } from './pagination.tsx'

const link = (page: number, isCurrent = false): PaginationLink => ({
  page,
  address: `?page=${page}`,
  isCurrent,
})

test('the pages are links with an address each, and one of them is this one (A-10)', () => {
  render(
    <Pagination
      label="Pages"
      pages={[link(6), link(7), link(8, true), link(9)]}
      first={link(1)}
      previous={link(7)}
      next={link(9)}
    />,
  )
  const nav = within(screen.getByRole('navigation', { name: 'Pages' }))
  const names = nav.getAllByRole('link').map(each => each.getAttribute('aria-label'))
  expect(names).toEqual(['Previous page', 'Page 1', 'Page 6', 'Page 7', 'Page 8', 'Page 9', 'Next page'])
  expect(nav.getByRole('link', { current: 'page' }).getAttribute('href')).toBe('?page=8')
  expect(nav.getByRole('link', { name: 'Next page' }).getAttribute('rel')).toBe('next')
})

test('the gap behind the first page is not read and takes no focus (A-10)', () => {
  render(<Pagination label="Pages" pages={[link(6)]} first={link(1)} />)
  expect(screen.getByText('...').getAttribute('aria-hidden')).toBe('true')
})
