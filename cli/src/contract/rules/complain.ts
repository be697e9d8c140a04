import type { RuleComplaint } from '../plan.ts'

/** One complaint, where there is a reason for it. */
export function complainIf(
  wrong: boolean,
  pointer: string,
  message: string,
  more: Partial<RuleComplaint> = {},
): readonly RuleComplaint[] {
  return wrong ? [{ pointer, message, ...more }] : []
}
