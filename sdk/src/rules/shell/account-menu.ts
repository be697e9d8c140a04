import type { FrameLink } from '../../model/brand.ts'
import type { Message } from '../../model/message.ts'
import { isDesktop } from './breakpoints.ts'

/** How long the account menu stays open after the pointer has left, in milliseconds. */
export const ACCOUNT_MENU_CLOSE_DELAY_MS = 100

/** Where signing out leads. */
export const SIGNED_OUT_PATH = '/login'

/** What the entry that ends a session says. */
export const LOG_OUT_LABEL: Message = { code: 'account.log-out', message: 'Log out' }

/** The sections of the account area. */
export const ACCOUNT_LINKS: readonly (FrameLink & { readonly id: string })[] = [
  { id: 'profile', label: { code: 'account.account-details', message: 'Account Details' }, href: '/account' },
  {
    id: 'orders',
    label: { code: 'account.order-history', message: 'Order History' },
    href: '/account/orders',
  },
  { id: 'addresses', label: { code: 'account.addresses', message: 'Addresses' }, href: '/account/addresses' },
  {
    id: 'payments',
    label: { code: 'frame.payment-methods', message: 'Payment Methods' },
    href: '/account/payments',
  },
  { id: 'favorites', label: { code: 'account.favorites', message: 'Favorites' }, href: '/account/favorites' },
]

/** What a click on 'My Account' does. */
export type AccountClick =
  | { readonly action: 'go'; readonly href: '/account' }
  | { readonly action: 'none' }
  | { readonly action: 'sign-in' }

/** A click on 'My Account': registered customers go there, guests sign in, on the sign-in page nothing. */
export function accountClick(isRegistered: boolean, path: string): AccountClick {
  if (isRegistered) return { action: 'go', href: '/account' }
  return { action: path === '/login' ? 'none' : 'sign-in' }
}

/** Whether 'My Account' has a hover menu: for registered customers, on the desktop. */
export function hasAccountMenu(isRegistered: boolean, viewportWidth: number): boolean {
  return isRegistered && isDesktop(viewportWidth)
}

/** Whether an opened account menu is still open some milliseconds after the pointer has left. */
export function keepsAccountMenu(sinceLeaveMs: number, isOverMenu: boolean): boolean {
  return isOverMenu || sinceLeaveMs < ACCOUNT_MENU_CLOSE_DELAY_MS
}
