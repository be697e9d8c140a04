import type { Session } from '../../model/session.ts'

export function sampleSession(overrides: Partial<Session> = {}): Session {
  return {
    accessToken: 'access-1',
    refreshToken: 'refresh-1',
    usid: 'usid-1',
    customerId: 'customer-1',
    encUserId: 'ENC',
    customerType: 'guest',
    dnt: false,
    accessEndsAt: 1_800_000,
    refreshEndsAt: 2_592_000_000,
    ...overrides,
  }
}
