/** The fields of a document, each as --fields names it. */
export type Fields = readonly string[]

const HEAD: Fields = ['schemaVersion', 'site']

/** The field itself and what lies in it. */
function withParts(name: string, parts: Fields): Fields {
  return [name, ...parts.map(part => `${name}.${part}`)]
}

const price = (name: string): Fields => withParts(name, ['minor', 'currency', 'text'])
const badge = (name: string): Fields => withParts(name, ['text', 'tone'])

/** What cli categories prints; deeper levels are named alike. */
export const CATEGORIES_FIELDS: Fields = [
  ...HEAD,
  ...withParts('categories', [
    'id',
    'name',
    'href',
    ...withParts('entries', [
      'id',
      'name',
      'href',
      ...withParts('entries', ['id', 'name', 'href', 'entries']),
    ]),
  ]),
]

/** What cli order-status prints. */
export const ORDER_FIELDS: Fields = [
  ...HEAD,
  'orderNumber',
  'date',
  ...badge('status'),
  ...withParts('timeline', [...withParts('steps', ['code', 'message', 'state']), 'stopped']),
  'shippingMethod',
  'trackingNumber',
  ...withParts('payment', ['cardName', 'maskedNumber', 'expiry']),
  'shippingAddress',
  'billingAddress',
  'itemCount',
  ...withParts('items', [
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
    ...withParts('tracking', ['number', 'href']),
  ]),
  ...withParts('summary', ['key', 'label', 'text']),
]

/** What cli search prints. */
export const LISTING_FIELDS: Fields = [
  ...HEAD,
  'term',
  'categoryId',
  'sort',
  'page',
  'pages',
  'total',
  'suggestedTerm',
  ...withParts('hits', [
    'productId',
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
  ...withParts('filters', [
    'attributeId',
    'label',
    ...withParts('values', ['value', 'label', 'count', 'selected']),
  ]),
  'dropped',
]

/** What cli suggest prints. */
export const SUGGESTIONS_FIELDS: Fields = [
  ...HEAD,
  'term',
  'requested',
  ...withParts('categories', ['id', 'name', 'address', 'phrases']),
  ...withParts('products', ['productId', 'name', ...price('price'), 'address']),
]

/** What cli product prints. */
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
  ...withParts('stock', ['level', 'message']),
  'address',
  'robots',
  ...withParts('sizes', ['sizeCode', 'displaySize', 'upi', 'chosen']),
  ...withParts('options', [
    'upi',
    'title',
    'moulding',
    ...price('price'),
    ...price('oldPrice'),
    'available',
    'chosen',
  ]),
  ...withParts('details', ['label', 'value']),
  'breadcrumbs',
  'imageIds',
  'variants',
  'dropped',
]

/** What cli similar prints. */
export const SIMILAR_FIELDS: Fields = [
  ...HEAD,
  'upi',
  ...withParts('items', ['upi', 'name', 'address', 'imageUrl']),
]

/** What cli ratings prints. */
export const RATINGS_FIELDS: Fields = [
  ...HEAD,
  'average',
  'count',
  ...withParts('breakdown', ['stars', 'percentage']),
  ...withParts('finishes', ['serviceType', 'galleryUrl', 'thumbnailUrl', 'displayRatingsCount', 'stars']),
]

/** What cli recs prints. */
export const RECOMMENDATIONS_FIELDS: Fields = [
  ...HEAD,
  'recommender',
  'recoUuid',
  'message',
  ...withParts('items', ['id', 'name', 'address', 'imageUrl']),
]

/** What cli recs --list prints. */
export const RECOMMENDERS_FIELDS: Fields = [
  ...HEAD,
  ...withParts('recommenders', ['name', 'description', 'recommenderType']),
]

/** What cli env list prints. */
export const ENVIRONMENTS_FIELDS: Fields = [
  'schemaVersion',
  ...withParts('environments', ['name', 'inUse', 'production', 'source']),
]

/** What cli env show prints. */
export const ENVIRONMENT_FIELDS: Fields = [
  'schemaVersion',
  'name',
  ...withParts('values', ['name', 'value', 'source']),
]

/** What cli doctor prints. */
export const HEALTH_FIELDS: Fields = [
  'schemaVersion',
  'cli',
  'sdk',
  ...withParts('node', ['version', 'needed', 'fits']),
  'environment',
  'site',
  'writes',
  ...withParts('services', ['name', 'origin', 'reachable', 'status', 'ms', 'clockSkewMs']),
]

/** What cli version prints. */
export const VERSIONS_FIELDS: Fields = ['schemaVersion', 'cli', 'sdk', 'node', 'latest']
