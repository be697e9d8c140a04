/** Said of a link that is there and, for now, leads nowhere. */
export const LEADS_NOWHERE = { role: 'link', 'aria-disabled': true } as const
