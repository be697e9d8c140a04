import type { RuleIssue } from '../model/plan.ts'

export function issueIf(
  isBroken: boolean,
  pointer: string,
  message: string,
  details: Partial<RuleIssue> = {},
): readonly RuleIssue[] {
  return isBroken ? [{ pointer, message, ...details }] : []
}
