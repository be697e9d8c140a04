import { ConfigError } from '../errors/config-error.ts'
import { ContractError } from '../errors/contract-error.ts'
import type { Contract, ValidationIssue } from '../model/contract.ts'
import type { Http } from './http.ts'
import type { AttemptResult } from './options.ts'
import { requireContract } from './require-contract.ts'
import { requireArguments } from './require-arguments.ts'
import { toContractIssue } from './validate-response.ts'

/** What becomes of an answer that breaks its contract: an error, a report, or nothing as it is not checked. */
export type ContractMode = 'strict' | 'report' | 'off'

/** Hears of every answer that broke its contract and was used all the same, and of entries that its lists leave out. */
export type OnContractError = (error: ContractError) => void

/** How answers are checked. */
export interface ContractModeOptions {
  readonly mode: ContractMode
  readonly onContractError?: OnContractError | undefined
}

/**
 * A sender whose answers are used although they break their contracts, where something can be made of them.
 * Contracts that only check, as those of a partner's own, stay strict.
 * @example
 * const lenient = withContractMode(http, { mode: 'report', onContractError: error => console.warn(error.toJSON()) })
 */
export function withContractMode(http: Http, options: ContractModeOptions): Http {
  requireArguments('withContractMode', { 'http.send()': Object(http).send, options })
  const { mode, onContractError } = options
  if (!/^(strict|report|off)$/.test(mode))
    throw new ConfigError(`There is no contract mode ${mode}: it is strict, report or off.`)
  if (mode === 'strict' && !onContractError) return http
  return {
    async send(operation, call) {
      requireContract(call.contract, operation)
      let last: AttemptResult | undefined
      const report = (issues: readonly ValidationIssue[]) =>
        onContractError?.(
          new ContractError(issues.map(toContractIssue), {
            operation: operation.id,
            service: operation.service,
            ...(last && { requestId: last.requestId, origin: last.origin }),
          }),
        )
      return http.send(operation, {
        ...call,
        contract: mode === 'off' ? unchecked(call.contract) : reported(call.contract, mode, report),
        afterAttempt(result) {
          last = result
          call.afterAttempt?.(result)
        },
      })
    },
  }
}

function unchecked<T>(contract: Contract<T>): Contract<T> {
  const { assume } = contract
  if (!assume) return contract
  return withValidate(contract, answer => ({ value: assume(answer) }))
}

function reported<T>(
  contract: Contract<T>,
  mode: ContractMode,
  report: (issues: readonly ValidationIssue[]) => void,
): Contract<T> {
  const { assume, droppedIssues } = contract
  return withValidate(contract, async answer => {
    const result = await contract['~standard'].validate(answer)
    if (!result.issues) {
      const dropped = droppedIssues?.(answer) ?? []
      if (dropped.length > 0) report(dropped)
      return result
    }
    if (mode === 'strict' || !assume) return result
    const value = assume(answer)
    report(result.issues)
    return { value }
  })
}

function withValidate<T>(contract: Contract<T>, validate: Contract<T>['~standard']['validate']): Contract<T> {
  return { ...contract, '~standard': { ...contract['~standard'], validate } }
}
