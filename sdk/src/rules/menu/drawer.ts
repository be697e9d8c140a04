import type { BrandContent, FrameLink, LinkGroup } from '../../model/brand.ts'
import { ACCOUNT_LINKS, LOG_OUT_LABEL } from '../shell/account-menu.ts'

/** A part of the mobile drawer. */
export type DrawerSection =
  | { readonly kind: 'account'; readonly links: readonly FrameLink[]; readonly signOutLabel: string }
  | { readonly kind: 'categories' }
  | { readonly kind: 'company' | 'privacy' | 'support'; readonly group: LinkGroup }
  | { readonly kind: 'second-navigation' | 'social'; readonly links: readonly FrameLink[] }
  | { readonly kind: 'sign-in'; readonly link: FrameLink }

/** The mobile drawer from top to bottom: guests get Sign In where customers get their account (S0 §2). */
export function drawerSections(content: BrandContent, isRegistered: boolean): readonly DrawerSection[] {
  const { secondNavigation: links, support, company, privacy, social } = content
  const second: readonly DrawerSection[] = links.length > 0 ? [{ kind: 'second-navigation', links }] : []
  return [
    { kind: 'categories' },
    ...second,
    isRegistered
      ? { kind: 'account', links: ACCOUNT_LINKS, signOutLabel: LOG_OUT_LABEL }
      : { kind: 'sign-in', link: { label: 'Sign In', href: '/login' } },
    { kind: 'support', group: support },
    { kind: 'company', group: company },
    { kind: 'privacy', group: privacy },
    { kind: 'social', links: social },
  ]
}
