import type { Rate } from './rate-limit.ts'

const MINUTE = 60
const HOUR = 3600

export const RATES = {
  login: {
    visitor: [
      { times: 10, seconds: MINUTE },
      { times: 60, seconds: HOUR },
    ],
    subject: [{ times: 10, seconds: 15 * MINUTE }],
  },
  token: {
    visitor: [
      { times: 60, seconds: MINUTE },
      { times: 600, seconds: HOUR },
    ],
    subject: [],
  },
  lookup: {
    visitor: [
      { times: 5, seconds: MINUTE },
      { times: 20, seconds: HOUR },
    ],
    subject: [{ times: 10, seconds: HOUR }],
  },
  reset: {
    visitor: [
      { times: 5, seconds: MINUTE },
      { times: 20, seconds: HOUR },
    ],
    subject: [{ times: 5, seconds: HOUR }],
  },
  registration: { visitor: [{ times: 5, seconds: HOUR }], subject: [] },
  legacy: { visitor: [{ times: 10, seconds: MINUTE }], subject: [{ times: 10, seconds: HOUR }] },
  cart: { visitor: [{ times: 240, seconds: MINUTE }], subject: [] },
  newsletter: { visitor: [{ times: 10, seconds: HOUR }], subject: [] },
  suggestions: { visitor: [{ times: 120, seconds: MINUTE }], subject: [] },
  activities: { visitor: [{ times: 600, seconds: MINUTE }], subject: [] },
  recommendations: { visitor: [{ times: 240, seconds: MINUTE }], subject: [] },
  reports: { visitor: [{ times: 60, seconds: MINUTE }], subject: [] },
} as const satisfies Readonly<
  Record<string, { readonly visitor: readonly Rate[]; readonly subject: readonly Rate[] }>
>

export type Limited = keyof typeof RATES

export function isLimited(kind: string): kind is Limited {
  return Object.hasOwn(RATES, kind)
}
