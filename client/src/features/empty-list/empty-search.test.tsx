import { jest } from '@jest/globals'
import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { SITES } from '@wallart/sdk'
import { MemoryRouter } from 'react-router-dom'
import { sayIn } from '../../app/say.ts'
import { CurrentSite } from '../../app/site-context.ts'
import { plainTile } from '../../products/plain-tile.ts'
import { pretendBrowser } from '../../ui/testing/browser.ts'
import { EmptySearch } from './empty-search.tsx'

const tile = plainTile(sayIn({}, 'en-US'))
const tiles = (...upis: readonly string[]) =>
  upis.map(upi => tile({ upi, href: `#${upi}`, imageId: upi, name: `Work ${upi}` }))

const sellers = { recommenderName: 'sellers', recoUuid: 'u-1' }
const looked = { recommenderName: 'looked', recoUuid: 'u-2' }

test.each([SITES.Art, SITES.AllPosters])(
  '$id: each recommender hears what is shown and what is followed; one that knows nothing hears nothing (PLP-64, PLP-65, REC-12, REC-13, C-24)',
  async site => {
    pretendBrowser()
    const told: unknown[] = []
    const fetched = jest.fn(async (_address: string, { body }: { readonly body: string }) => {
      told.push(JSON.parse(body))
      return { ok: true }
    })
    Object.assign(globalThis, { fetch: fetched })
    const context = {
      site,
      locale: { id: 'en-US', alias: 'en-us' },
      form: { site: 'none', locale: 'none' },
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
    expect(told).toEqual([{ name: 'viewReco', by: sellers, ids: ['A1', 'A2'] }])
    await userEvent.click(screen.getByRole('link', { name: 'Work A2' }))
    expect(told.slice(1)).toEqual([{ name: 'clickReco', by: sellers, id: 'A2' }])
  },
)
