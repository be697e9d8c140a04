import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { mockBrowser } from '../testing/mock-browser.ts'
import { Tabs } from './tabs.tsx'

const ITEMS = ['Size', 'Care', 'Delivery'].map(title => ({ id: title, title, content: `All about ${title}` }))

function show(isWide: boolean) {
  mockBrowser({ isWide })
  const selected: string[] = []
  render(<Tabs label="About it" items={ITEMS} onSelect={id => selected.push(id)} />)
  return selected
}

const current = () => screen.getByRole('tab', { selected: true })

test('in a wide window they are tabs, of which one is chosen (A-08)', () => {
  show(true)
  expect(screen.getAllByRole('tab').map(tab => tab.tabIndex)).toEqual([0, -1, -1])
  const owned = screen.getByRole('tablist', { name: 'About it' }).getAttribute('aria-owns')
  expect(owned?.split(' ')).toEqual(screen.getAllByRole('tab').map(({ id }) => id))
  expect(screen.getByRole('tabpanel', { name: 'Size' }).textContent).toBe('All about Size')
})

test.each([
  ['{ArrowRight}', 'Care'],
  ['{ArrowRight}{ArrowRight}{ArrowRight}', 'Size'],
  ['{ArrowLeft}', 'Delivery'],
  ['{End}', 'Delivery'],
  ['{End}{Home}', 'Size'],
  ['{ArrowDown}', 'Size'],
])('the keys %s choose %s and take the focus there (A-08)', async (keys, title) => {
  show(true)
  await userEvent.tab()
  await userEvent.keyboard(keys)
  expect(current().textContent).toBe(title)
  expect(document.activeElement).toBe(current())
  expect(screen.getByRole('tabpanel').textContent).toBe(`All about ${title}`)
})

test('a choice is told once', async () => {
  const selected = show(true)
  await userEvent.click(screen.getByRole('tab', { name: 'Care' }))
  await userEvent.click(screen.getByRole('tab', { name: 'Care' }))
  expect(selected).toEqual(['Care'])
})

test('in a narrow window they are an accordion whose section closes by its own button (A-08)', async () => {
  show(false)
  expect(screen.queryByRole('tab')).toBeNull()
  const size = screen.getByRole('button', { name: 'Size', expanded: true })
  await userEvent.click(size)
  expect(screen.queryByRole('region')).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Care' }))
  expect(screen.getByRole('region', { name: 'Care' }).textContent).toBe('All about Care')
  await userEvent.keyboard('{ArrowRight}')
  expect(screen.getByRole('region', { name: 'Care' })).toBeTruthy()
})
