export type Fields = readonly string[]

const HEAD: Fields = ['schemaVersion', 'site']

/** The field and its subfields. */
export function withSubfields(name: string, parts: Fields): Fields {
  return [name, ...parts.map(part => `${name}.${part}`)]
}

const price = (name: string): Fields => withSubfields(name, ['minor', 'currency', 'text'])
const badge = (name: string): Fields => withSubfields(name, ['text', 'tone'])

/** Deeper levels repeat the same fields. */
export const CATEGORIES_FIELDS: Fields = [
  ...HEAD,
  ...withSubfields('categories', [
    'id',
    'name',
    'href',
    ...withSubfields('entries', [
      'id',
      'name',
      'href',
      ...withSubfields('entries', ['id', 'name', 'href', 'entries']),
    ]),
  ]),
]

const TIMELINE: Fields = withSubfields('timeline', [
  ...withSubfields('steps', ['code', 'message', 'state']),
  'stopped',
])

const PAYMENT: Fields = ['cardName', 'maskedNumber', 'expiry', ...price('amount')]

export const ORDER_FIELDS: Fields = [
  ...HEAD,
  'orderNumber',
  'date',
  ...badge('status'),
  ...TIMELINE,
  'shippingMethod',
  'trackingNumber',
  ...withSubfields('payment', PAYMENT),
  ...withSubfields('payments', PAYMENT),
  'shippingAddress',
  'billingAddress',
  'itemCount',
  ...withSubfields('shipments', [
    'pieces',
    ...badge('status'),
    ...TIMELINE,
    'shippingMethod',
    'carrier',
    'expected',
    ...withSubfields('tracking', ['number', 'href']),
    'isEmailed',
    'address',
  ]),
  ...withSubfields('items', [
    ...withSubfields('attributes', ['name', 'value']),
    'name',
    'quantity',
    ...price('price'),
    ...price('listPrice'),
    'imageUrl',
    'productHref',
    ...badge('status'),
    'productType',
    'size',
    'shippingMethod',
    ...withSubfields('tracking', ['number', 'href']),
  ]),
  ...withSubfields('summary', ['key', 'label', 'text']),
]

export const LISTING_FIELDS: Fields = [
  ...HEAD,
  'term',
  'categoryId',
  'sort',
  'page',
  'pages',
  'total',
  'suggestedTerm',
  ...withSubfields('hits', [
    'upi',
    'name',
    'artist',
    'prefix',
    ...price('price'),
    ...price('oldPrice'),
    'percentOff',
    'size',
    'productType',
    'badges',
    'orderable',
    'address',
  ]),
  ...withSubfields('filters', [
    'attributeId',
    'label',
    ...withSubfields('values', ['filter', 'value', 'label', 'count', 'selected']),
  ]),
  'dropped',
]

export const SUGGESTIONS_FIELDS: Fields = [
  ...HEAD,
  'term',
  'requested',
  ...withSubfields('categories', ['id', 'name', 'address', 'phrases']),
  ...withSubfields('products', ['upi', 'name', ...price('price'), 'address']),
]

export const PRODUCT_FIELDS: Fields = [
  ...HEAD,
  'upi',
  'productId',
  'title',
  'artist',
  'description',
  'groupType',
  'size',
  'finish',
  ...price('price'),
  ...price('oldPrice'),
  'percentOff',
  ...withSubfields('stock', ['level', 'message']),
  'address',
  'robots',
  ...withSubfields('sizes', ['sizeCode', 'displaySize', 'upi', 'chosen']),
  ...withSubfields('options', [
    'upi',
    'title',
    'moulding',
    ...price('price'),
    ...price('oldPrice'),
    'available',
    'chosen',
  ]),
  ...withSubfields('details', ['label', 'value']),
  'breadcrumbs',
  'imageIds',
  'variants',
  'dropped',
]

export const SIMILAR_FIELDS: Fields = [
  ...HEAD,
  'upi',
  ...withSubfields('items', ['upi', 'name', 'address', 'imageUrl']),
]

export const RATINGS_FIELDS: Fields = [
  ...HEAD,
  'average',
  'count',
  ...withSubfields('breakdown', ['stars', 'percentage']),
  ...withSubfields('finishes', ['serviceType', 'galleryUrl', 'thumbnailUrl', 'displayRatingsCount', 'stars']),
]

export const RECOMMENDATIONS_FIELDS: Fields = [
  ...HEAD,
  'recommender',
  'recoUuid',
  'message',
  ...withSubfields('items', ['id', 'name', 'address', 'imageUrl']),
]

export const RECOMMENDERS_FIELDS: Fields = [
  ...HEAD,
  ...withSubfields('recommenders', ['name', 'description', 'recommenderType']),
]

export const ENVIRONMENTS_FIELDS: Fields = [
  'schemaVersion',
  ...withSubfields('environments', ['name', 'inUse', 'production', 'source']),
]

export const ENVIRONMENT_FIELDS: Fields = [
  'schemaVersion',
  'name',
  ...withSubfields('values', ['name', 'value', 'source']),
]

export const HEALTH_FIELDS: Fields = [
  'schemaVersion',
  'cli',
  'sdk',
  ...withSubfields('node', ['version', 'needed', 'fits']),
  'environment',
  'site',
  'writes',
  ...withSubfields('services', [
    'name',
    'origin',
    'reachable',
    'failure',
    'found',
    'status',
    'ms',
    'clockSkewMs',
  ]),
]

export const VERSIONS_FIELDS: Fields = ['schemaVersion', 'cli', 'sdk', 'node', 'latest']
