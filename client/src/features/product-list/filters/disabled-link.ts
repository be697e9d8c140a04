export const DISABLED_LINK = { role: 'link', 'aria-disabled': true } as const
