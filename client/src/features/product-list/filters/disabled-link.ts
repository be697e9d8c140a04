/** Said of a link that is there and, for now, leads nowhere. */
export const DISABLED_LINK = { role: 'link', 'aria-disabled': true } as const
