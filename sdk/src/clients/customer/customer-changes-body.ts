import type { CustomerChanges } from '../../model/customer.ts'

/** What a customer changes in the form in which the account takes it; whatever else it may hold stays behind. */
export function customerChangesBody(changes: CustomerChanges): Record<string, string | boolean> {
  const { firstName, lastName, email, companyName, industries, phone, acceptsMarketing } = changes
  return {
    ...(firstName === undefined ? {} : { firstName }),
    ...(lastName === undefined ? {} : { lastName }),
    ...(email === undefined ? {} : { email, login: email }),
    ...(companyName === undefined ? {} : { companyName }),
    ...(industries === undefined ? {} : { c_businessIndustry: industries.join(',') }),
    ...(phone === undefined ? {} : { phoneHome: phone }),
    ...(acceptsMarketing === undefined ? {} : { c_emailOptout: !acceptsMarketing }),
  }
}
