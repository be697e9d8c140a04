import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { SITES } from '@wallart/sdk'
import { MemoryRouter } from 'react-router-dom'
import { trackBreadcrumbClicks } from '../../analytics/breadcrumb-clicks.ts'
import { CurrentSite } from '../../i18n/site-context.ts'
import { ListHeader } from './list-header.tsx'

const context = {
  site: SITES.Art,
  locale: { id: 'en-US', alias: 'en-us' },
  addressStyle: { site: 'none', locale: 'none' },
} as const

const list = {
  title: 'Arches',
  description: '',
  crumbs: [
    { name: 'Home', href: '#home' },
    { name: 'Arches', href: '#arches' },
  ],
}

test('a step of the way that is followed is told once (PLP-76, ANA-07)', async () => {
  delete window.dataLayer
  const stop = trackBreadcrumbClicks()
  render(
    <MemoryRouter>
      <CurrentSite value={context}>
        <ListHeader list={list} />
      </CurrentSite>
    </MemoryRouter>,
  )
  await userEvent.click(screen.getByRole('link', { name: 'Home' }))
  stop()
  expect(window.dataLayer).toEqual([{ event: 'breadcrumb', level: 1, label: 'Home', url: '#home' }])
})
