import { trackBreadcrumbClicks } from './breadcrumb-clicks.ts'

const TRAIL = `
  <nav data-trail>
    <ol>
      <li><a href="#home">Home</a></li>
      <li><a href="#abstract"><b>Abstract</b></a></li>
      <li><span>Arches</span></li>
    </ol>
  </nav>
  <a href="#cart">Cart</a>`

test('the steps of a trail that are followed stand in the data layer with their level (ANA-07)', () => {
  document.body.innerHTML = TRAIL
  const stop = trackBreadcrumbClicks()
  document.querySelector('b')?.click()
  document.querySelector<HTMLElement>('[href="#cart"]')?.click()
  document.querySelector('span')?.click()
  stop()
  document.querySelector<HTMLElement>('[href="#home"]')?.click()
  expect(window.dataLayer).toEqual([{ event: 'breadcrumb', level: 2, label: 'Abstract', url: '#abstract' }])
})
