import { fireEvent, render, screen, within } from '@testing-library/react'
import { SITES } from '@wallart/sdk'
import { MemoryRouter } from 'react-router-dom'
import { CurrentSite } from '../../../i18n/site-context.ts'
import { aFrame, aVariant, aWork } from '../../../catalogue/testing/a-work.ts'
import type { VariantView, WorkView } from '../../../catalogue/work-view.ts'
import { TrueScale } from './true-scale.tsx'

const locale = { id: 'en-US', alias: 'en-us', preferredCurrency: 'USD' }
const context = { site: SITES.Art, locale, addressStyle: { site: 'none', locale: 'none' } } as const

const work = aWork()
const find = (upi: string, from: WorkView = work) => from.variants.find(variant => variant.upi === upi)

function show(variant: VariantView | undefined, of: WorkView = work) {
  render(
    <MemoryRouter initialEntries={['/products/quiet-ridge-A']}>
      <CurrentSite value={context}>{variant && <TrueScale work={of} variant={variant} />}</CurrentSite>
    </MemoryRouter>,
  )
}

const resultText = () => document.querySelector('section p')?.textContent
const sizes = () => within(screen.getByRole('list', { name: 'All sizes to scale' })).getAllByRole('link')

test('every size is told in inches, centimetres and as a share of the sofa, the chosen one marked (UX-10)', () => {
  show(find('BP'))
  expect(sizes().map(size => size.textContent)).toEqual([
    '12 x 18 in30 x 46 cm14% of the sofa',
    '24 x 36 in61 x 91 cm29% of the sofa',
  ])
  expect(sizes().map(size => size.getAttribute('aria-current'))).toEqual([null, 'true'])
})

test('a size leads to itself in the finish that is chosen, where there is one', () => {
  show(find('AFB'))
  expect(sizes().map(size => size.getAttribute('href'))).toEqual([
    '/products/quiet-ridge-A?upi=AFB',
    '/products/quiet-ridge-A?upi=BFB',
  ])
})

test('a size that does not come in the chosen finish leads to its first one', () => {
  const mounted = aVariant({ upi: 'AM', handlings: [{ name: 'mount' }] })
  show(mounted, aWork({ variants: [mounted, ...work.variants] }))
  expect(sizes().map(size => size.getAttribute('href'))).toContain('/products/quiet-ridge-A?upi=BP')
})

test('how large the chosen one is on the wall follows the furniture below it (UX-10)', () => {
  show(find('BP'))
  expect(resultText()).toBe(
    '24 x 36 in (61 x 91 cm) is about 29% of the width of an 84 in sofa. A quiet accent on its own; hang it in a pair or a group to fill the width.',
  )
  const slider = screen.getByRole('slider', { name: /My furniture/ })
  expect(slider.getAttribute('aria-valuetext')).toBe('84 inches, the piece is 29% of that')
  fireEvent.change(slider, { target: { value: '34' } })
  expect(resultText()).toContain('is about 71% of the width of furniture of 34 in. Just right')
  expect(slider.getAttribute('aria-valuetext')).toBe('34 inches, the piece is 71% of that')
  expect(screen.queryByRole('status')).toBeNull()
})

test('what hangs on the wall is drawn with its frame, mat and picture to one scale (UX-10)', () => {
  const framed = aVariant({
    upi: 'AF',
    size: '12x18',
    handlings: [{ ...aFrame('Chelsea Black'), topMatName: 'Ivory' }],
  })
  const large = { ...framed, displayFinishedSize: '18.5" x 24.5"' }
  show(large, aWork({ variants: [large, aVariant({ upi: 'BP', size: '24x36' })] }))
  expect(sizes()[0]?.textContent).toContain('18.5 x 24.5 in')
  const drawn = [...document.querySelectorAll('[data-moulding]')].map(frame => [
    frame.getAttribute('data-moulding'),
    frame.getAttribute('width'),
  ])
  expect(drawn).toEqual([['black', '18.5']])
  expect(document.querySelectorAll('image')).toHaveLength(2)
})

test('the size guide tells the rule, the height to hang at and every size in a table', () => {
  show(find('AP'))
  const table = screen.getByRole('table')
  expect(within(table).getAllByRole('row')).toHaveLength(3)
  expect(within(table).getByRole('row', { name: /^24 x 36 in/ }).textContent).toContain('61 x 91 cm')
  expect(screen.getByText(/57 to 60 inches/)).toBeTruthy()
})

test('a work without a readable size has no drawing and no hole', () => {
  show(aVariant({ upi: 'X', size: 'largexhuge' }))
  expect(document.body.textContent).toBe('')
})
