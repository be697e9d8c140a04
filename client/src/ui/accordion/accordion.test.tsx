import { act, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { Accordion, AccordionItem } from './accordion.tsx'

function show(mode: 'single' | 'multiple') {
  render(
    <Accordion mode={mode}>
      <AccordionItem title="Size">Half an inch.</AccordionItem>
      <AccordionItem title="Care">A dry cloth.</AccordionItem>
    </Accordion>,
  )
}

const click = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const open = () => screen.queryAllByRole('button', { expanded: true }).map(button => button.textContent)

test('one at a time: opening a section closes the other, a click closes it again (GUI-01, GUI-02)', async () => {
  show('single')
  await click('Size')
  expect(open()).toEqual(['Size'])
  await click('Care')
  expect(open()).toEqual(['Care'])
  await click('Care')
  expect(open()).toEqual([])
})

test('as many as wanted: sections do not care for each other (GUI-03)', async () => {
  show('multiple')
  await click('Size')
  await click('Care')
  expect(open()).toEqual(['Size', 'Care'])
  await click('Size')
  expect(open()).toEqual(['Care'])
})

test('a heading holds the button, and the section bears its name (A-08)', async () => {
  show('single')
  expect(screen.getByRole('heading', { level: 3, name: 'Size' }).querySelector('button')).toBeTruthy()
  expect(screen.queryByRole('region')).toBeNull()
  await click('Size')
  expect(screen.getByRole('region', { name: 'Size' }).textContent).toBe('Half an inch.')
})

test('the browser’s search looks into closed sections and opens the one it finds (A-08)', () => {
  show('single')
  const panel = document.getElementById(
    screen.getByRole('button', { name: 'Care' }).getAttribute('aria-controls') ?? '',
  )
  expect(panel?.getAttribute('hidden')).toBe('until-found')
  act(() => void panel?.dispatchEvent(new Event('beforematch')))
  expect(open()).toEqual(['Care'])
})
