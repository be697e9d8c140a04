import type { CallOptions } from '../../http/call.ts'
import type { Http } from '../../http/http.ts'
import type { Contract } from '../../model/contract.ts'
import type { Operation } from '../../operations/operation.ts'
import type { CommerceScope } from '../commerce-scope.ts'

interface CustomerCallValues extends CallOptions {
  readonly path?: Readonly<Record<string, string>>
  readonly body?: unknown
}

export type CustomerCall = <T>(
  operation: Operation,
  contract: Contract<T>,
  values: CustomerCallValues,
) => Promise<T>

export function createCustomerCall(http: Http, { organizationId, siteId }: CommerceScope): CustomerCall {
  return (operation, contract, values) =>
    http.send(operation, {
      ...values,
      contract,
      path: { organizationId, ...values.path },
      query: { siteId },
    })
}
