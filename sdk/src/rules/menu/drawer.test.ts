import { ACCOUNT_LINKS, LOG_OUT_LABEL } from '../shell/account-menu.ts'
import { BRAND_CONTENTS } from '../../sites/contents.ts'
import { drawerSections } from './drawer.ts'

const kinds = (siteId: 'AllPosters' | 'Art', isRegistered: boolean) =>
  drawerSections(BRAND_CONTENTS[siteId], isRegistered).map(({ kind }) => kind)

test('the drawer has the second navigation on the art brand only (NAV-10, NAV-11, NAV-12, NAV-16 to NAV-19)', () => {
  const rest = ['sign-in', 'support', 'company', 'privacy', 'social']
  expect(kinds('Art', false)).toEqual(['categories', 'second-navigation', ...rest])
  expect(kinds('AllPosters', false)).toEqual(['categories', ...rest])
})

test('a second navigation of one link is shown too (NAV-11)', () => {
  const secondNavigation = BRAND_CONTENTS.Art.secondNavigation.slice(0, 1)
  expect(drawerSections({ ...BRAND_CONTENTS.Art, secondNavigation }, false)[1]).toEqual({
    kind: 'second-navigation',
    links: secondNavigation,
  })
})

test('guests find Sign In where customers find their account and the way out (NAV-13, NAV-14, NAV-15)', () => {
  expect(drawerSections(BRAND_CONTENTS.AllPosters, false)[1]).toEqual({
    kind: 'sign-in',
    link: { label: { code: 'ui.sign-in', message: 'Sign In' }, href: '/login' },
  })
  expect(drawerSections(BRAND_CONTENTS.AllPosters, true)[1]).toEqual({
    kind: 'account',
    links: ACCOUNT_LINKS,
    signOutLabel: LOG_OUT_LABEL,
  })
})

test('the links of the drawer are the links of the brand (NAV-16 to NAV-20)', () => {
  const art = BRAND_CONTENTS.Art
  expect(drawerSections(art, true).slice(3)).toEqual([
    { kind: 'support', group: art.support },
    { kind: 'company', group: art.company },
    { kind: 'privacy', group: art.privacy },
    { kind: 'social', links: art.social },
  ])
  expect(drawerSections(art, true)[1]).toEqual({ kind: 'second-navigation', links: art.secondNavigation })
})
