const names = [
  'SCAPI_SHORT_CODE',
  'SCAPI_ORG_ID',
  'SCAPI_CLIENT_ID',
  'SCAPI_CLIENT_SECRET',
  'SCAPI_URL',
  'BIZAPI_URL',
  'SEARCH_URL_ART',
  'SEARCH_URL_ALLPOSTERS',
  'TYPEAHEAD_URL_ART',
  'TYPEAHEAD_URL_ALLPOSTERS',
  'ORDERS_URL',
  'MARKETING_URL',
  'MARKETING_URL_ART',
  'MARKETING_URL_ALLPOSTERS',
  'MARKETING_API_KEY',
  'RECS_URL',
  'RECS_CLIENT_ID',
  'RECS_SITE_ART',
  'RECS_SITE_ALLPOSTERS',
]

/** @param {NodeJS.ProcessEnv} env */
export const hasExternalUpstream = env => names.some(name => Boolean(env[name]))
