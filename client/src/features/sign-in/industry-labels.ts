import type { Message } from '@wallart/sdk'

/** The industries of the registration as the form lists them; what is sent is the English name. */
export const INDUSTRY_LABELS: readonly Message[] = [
  { code: 'industry.architect-design-firm', message: 'Architect & Design Firm' },
  { code: 'industry.art-consultant', message: 'Art Consultant' },
  { code: 'industry.picture-framer', message: 'Picture Framer' },
  { code: 'industry.office', message: 'Office' },
  { code: 'industry.education', message: 'Education' },
  { code: 'industry.government', message: 'Government' },
  { code: 'industry.furniture-retailer', message: 'Furniture Retailer' },
  { code: 'industry.healthcare', message: 'Healthcare' },
  { code: 'industry.hospitality', message: 'Hospitality' },
  { code: 'industry.interior-design-firm', message: 'Interior Design Firm' },
  { code: 'industry.home-builder', message: 'Home Builder' },
  { code: 'industry.real-estate', message: 'Real Estate' },
  { code: 'industry.restaurant', message: 'Restaurant' },
]
