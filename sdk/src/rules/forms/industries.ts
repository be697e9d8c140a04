/** The industries that a business may name when it registers, in the order of the form. */
export const INDUSTRIES: readonly string[] = [
  'Architect & Design Firm',
  'Art Consultant',
  'Picture Framer',
  'Office',
  'Education',
  'Government',
  'Furniture Retailer',
  'Healthcare',
  'Hospitality',
  'Interior Design Firm',
  'Home Builder',
  'Real Estate',
  'Restaurant',
]

/** The known industries among the chosen ones, which come as a list or joined by commas, in the form's order. */
export function chosenIndustries(chosen: unknown): readonly string[] {
  const names: readonly unknown[] = typeof chosen === 'string' ? chosen.split(',') : asList(chosen)
  return INDUSTRIES.filter(industry => names.includes(industry))
}

function asList(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}
