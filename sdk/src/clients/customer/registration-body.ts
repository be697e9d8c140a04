import type { CustomerRegistration } from '../../model/customer.ts'

/** A registration in the form in which the shop takes it; whatever else it may hold stays behind. */
export function registrationBody(registration: CustomerRegistration): object {
  const { firstName, lastName, email, password, acceptsMarketing, business } = registration
  const industries = business?.industries.join(',')
  return {
    customer: {
      firstName,
      lastName,
      email,
      login: email,
      c_emailOptout: !acceptsMarketing,
      ...(business && {
        companyName: business.companyName,
        c_IsB2BAccount: true,
        ...(industries && { c_businessIndustry: industries }),
        ...(business.phone && { phoneBusiness: business.phone }),
      }),
    },
    password,
  }
}
