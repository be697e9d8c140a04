import type { DeliveryCountry } from '../../model/postal-address.ts'

const CODES: Readonly<Record<DeliveryCountry, string>> = {
  US: 'AL AK AS AZ AR AA AE AP CA CO CT DE DC FL GA GU HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND MP OH OK OR PA PR RI SC SD TN TX VI UT VT VA WA WV WI WY',
  CA: 'AB BC MB NB NL NT NS NU ON PE QC SK YT',
}

/** The postal codes of a country's states or provinces, in the order of their names. */
export function regionCodes(country: DeliveryCountry): readonly string[] {
  return CODES[country].split(' ')
}
