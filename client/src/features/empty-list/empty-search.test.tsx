import { jest } from '@jest/globals'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { SITES } from '@wallart/sdk'
import { MemoryRouter } from 'react-router-dom'
import { afterPaint } from '../../framework/after-paint.ts'
import { CurrentSite } from '../../i18n/site-context.ts'
import { tileFromSummary } from '../../catalogue/tile-from-summary.ts'
import { mockBrowser } from '../../ui/testing/mock-browser.ts'
import { EmptySearch } from './empty-search.tsx'

const tiles = (...upis: readonly string[]) =>
  upis.map(upi => tileFromSummary({ upi, href: `#${upi}`, imageId: upi, name: `Work ${upi}` }))

const sellers = { recommenderName: 'sellers', recoUuid: 'u-1' }
const looked = { recommenderName: 'looked', recoUuid: 'u-2' }

test.each([SITES.Art, SITES.AllPosters])(
  '$id: each recommender hears what is shown and what is followed; one that knows nothing hears nothing (PLP-64, PLP-65, REC-12, REC-13, C-24)',
  async site => {
    mockBrowser()
    const reported: unknown[] = []
    const fetched = jest.fn(async (_address: string, { body }: { readonly body: string }) => {
      reported.push(JSON.parse(body))
      return { ok: true }
    })
    Object.assign(globalThis, { fetch: fetched })
    const context = {
      site,
      locale: { id: 'en-US', alias: 'en-us' },
      addressStyle: { site: 'none', locale: 'none' },
    } as const
    render(
      <MemoryRouter>
        <CurrentSite value={context}>
          <EmptySearch
            empty={{
              topSellers: { by: sellers, tiles: tiles('A1', 'A2') },
              mostViewed: { by: looked, tiles: [] },
            }}
          />
        </CurrentSite>
      </MemoryRouter>,
    )
    expect(screen.getByRole('region', { name: 'Top sellers' }).dataset['wide']).toBe('4')
    await act(() => new Promise<void>(afterPaint))
    expect(reported).toEqual([{ name: 'viewReco', by: sellers, ids: ['A1', 'A2'] }])
    // A mouse that stays for a moment opens the work's room.
    fireEvent.click(screen.getByRole('link', { name: 'Work A2' }))
    await act(() => new Promise<void>(afterPaint))
    expect(reported.slice(1)).toEqual([{ name: 'clickReco', by: sellers, id: 'A2' }])
  },
)
