import { render, screen } from '@testing-library/react'
import { Rating } from './rating.tsx'

test('stars are heard as words, each drawn as full as it is told', () => {
  render(<Rating fills={[1, 1, 0.75, 0.3, 0]} label="2.9 out of 5 stars" />)
  const rating = screen.getByText('2.9 out of 5 stars').parentElement
  const fills = [...(rating?.querySelectorAll<HTMLElement>('[data-fill]') ?? [])].map(
    star => star.dataset['fill'],
  )
  expect(fills).toEqual(['1', '1', '0.75', '0.3', '0'])
})
