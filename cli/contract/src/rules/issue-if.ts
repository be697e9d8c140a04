import type { RuleIssue } from '../probes/plan.ts'

/** One complaint, where there is a reason for it. */
export function issueIf(
  isBroken: boolean,
  pointer: string,
  message: string,
  details: Partial<RuleIssue> = {},
): readonly RuleIssue[] {
  return isBroken ? [{ pointer, message, ...details }] : []
}
