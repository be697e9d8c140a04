import type { BrandContent, FrameLink, LinkGroup, SocialLink } from '../../model/brand.ts'
import type { Message } from '../../model/message.ts'
import { ACCOUNT_LINKS, LOG_OUT_LABEL } from '../shell/account-menu.ts'

/** A part of the mobile drawer. */
export type DrawerSection =
  | { readonly kind: 'account'; readonly links: readonly FrameLink[]; readonly signOutLabel: Message }
  | { readonly kind: 'categories' }
  | { readonly kind: 'company' | 'privacy' | 'support'; readonly group: LinkGroup }
  | { readonly kind: 'second-navigation'; readonly links: readonly FrameLink[] }
  | { readonly kind: 'social'; readonly links: readonly SocialLink[] }
  | { readonly kind: 'sign-in'; readonly link: FrameLink }

/** The mobile drawer from top to bottom: guests get Sign In where customers get their account. */
export function drawerSections(content: BrandContent, isRegistered: boolean): readonly DrawerSection[] {
  const { secondNavigation: links, support, company, privacy, social } = content
  const second: readonly DrawerSection[] = links.length > 0 ? [{ kind: 'second-navigation', links }] : []
  return [
    { kind: 'categories' },
    ...second,
    isRegistered
      ? { kind: 'account', links: ACCOUNT_LINKS, signOutLabel: LOG_OUT_LABEL }
      : { kind: 'sign-in', link: { label: { code: 'ui.sign-in', message: 'Sign In' }, href: '/login' } },
    { kind: 'support', group: support },
    { kind: 'company', group: company },
    { kind: 'privacy', group: privacy },
    { kind: 'social', links: social },
  ]
}
