/** Changes that no test can notice because the rule still answers the same, by the reason why. */

/**
 * The file below sdk/src/rules, its source line, trimmed, and what stands in the changed place.
 * @type {Readonly<Record<string, readonly (readonly [file: string, line: string, mutant: string])[]>>}
 */
const BY_REASON = {
  'the type checker wants it, and what it asks for is always so': [
    [
      'address/address-parts.ts',
      "const [, host = '', path, search = '', hash = ''] = PIECES.exec(address) ?? []",
      'PIECES.exec(address)',
    ],
    ['address/canonical-decision.ts', 'if (address === undefined) return undefined', 'false'],
    [
      'address/help-page.ts',
      'return Object.hasOwn(POLICY_TWINS, path) ? (POLICY_TWINS[path] ?? path) : path',
      'POLICY_TWINS[path]',
    ],
    [
      'auth/login-failure.ts',
      "const refused = failedWith(failure, 401) || /unauthorized/i.test(failure.message ?? '')",
      'failure.message',
    ],
    ['favourites/favourite-toggle.ts', 'return list && item', 'item'],
    [
      'forms/validate-business-registration.ts',
      "const c_businessIndustry = chosenIndustries(form?.industry).join(',')",
      'form.industry',
    ],
    [
      'list/list-page.ts',
      'if (value === null || !/^\\d{1,20}$/.test(value)) return 1',
      '!/^\\d{1,20}$/.test(value)',
    ],
    ['list/list-query.ts', 'const page = between(1, question.page ?? 1, LIST_PAGE_MAX)', 'question.page'],
    [
      'list/selected-filters.ts',
      '.map(attributeId => ({ attributeId, values: (values.get(attributeId) ?? []).toSorted() }))',
      'values.get(attributeId)',
    ],
    ['menu/menu-columns.ts', 'filled.at(-1)?.push(group)', 'filled.at(-1).push(group)'],
    [
      'order/found-order.ts',
      "return 'orderNumber' in answer && typeof answer.orderNumber === 'string' && answer.orderNumber.trim() !== ''",
      "typeof answer.orderNumber === 'string'",
    ],
    [
      'order/order-item-view.ts',
      'return upi && /^[A-Z0-9]{2,20}$/.test(upi) ? `/product/${upi}` : undefined',
      '/^[A-Z0-9]{2,20}$/.test(upi)',
    ],
    [
      'order/order-lookup-failure.ts',
      'if (status === undefined || !(status >= 400) || status === 404) return ORDER_NOT_FOUND',
      '!(status >= 400)',
    ],
    ['order/order-tracking.ts', 'const href = info?.trackingUrl?.trim()', 'info.trackingUrl?.trim()'],
    [
      'order/order-tracking.ts',
      'return href && /^https?:\\/\\/[^\\s/\\\\?#]/i.test(href) ? { number, href } : { number }',
      '/^https?:\\/\\/[^\\s/\\\\?#]/i.test(href)',
    ],
    [
      'order/order-view.ts',
      'trackingNumber: items.find(item => item.tracking)?.tracking?.number ?? TRACKING_PENDING,',
      'items.find(item => item.tracking)?.tracking.number',
    ],
    [
      'price/percent-off.ts',
      'if (!list || !isOnSale(current, list)) return undefined',
      '!isOnSale(current, list)',
    ],
    [
      'product/finish-of.ts',
      "const tier = handlingNamed(product, 'frame')?.mouldingTier",
      "handlingNamed(product, 'frame').mouldingTier",
    ],
    [
      'product/poster-size-list.ts',
      'cards: optionCards(bySize.get(sizeCode) ?? []),',
      'bySize.get(sizeCode)',
    ],
    ['product/product-video.ts', 'return hasVideo(type) ? PRODUCT_VIDEOS[type] : undefined', 'true'],
    [
      'ratings/rating-rows.ts',
      'return value !== undefined && value > 0 ? Math.min(value, 100) : 0',
      'value > 0',
    ],
    [
      'shell/countdown.ts',
      "const end = Date.parse(END_TIME.exec(text.slice(0, 1000))?.[0] ?? '')",
      'END_TIME.exec(text.slice(0, 1000))?.[0]',
    ],
    ['stock/availability-label.ts', 'return ats !== undefined && ats > 0', 'ats > 0'],
    [
      'stock/quantity-range.ts',
      'return value !== undefined && value >= 1 && Number.isFinite(value) ? Math.floor(value) : 1',
      'value >= 1',
    ],
  ],
  'the value is only used when there is no issue': [
    ['forms/validate-address.ts', "zip: zip?.zip ?? '',", "'mutant'"],
    ['forms/validate-address.ts', "zip: zip?.zip ?? '',", 'zip?.zip'],
    [
      'forms/validate-order-status.ts',
      "const orderEmailAddress = parseEmail(email) ?? ''",
      'parseEmail(email)',
    ],
    ['forms/validate-profile.ts', "const email = parseEmail(form?.email) ?? ''", 'parseEmail(form?.email)'],
    [
      'forms/validate-profile.ts',
      "{ firstName, lastName, email, phone: phone.ok ? phone.value : '' },",
      'true',
    ],
    [
      'forms/validate-profile.ts',
      "{ firstName, lastName, email, phone: phone.ok ? phone.value : '' },",
      "'mutant'",
    ],
    [
      'forms/validate-registration.ts',
      "const email = parseEmail(form?.email) ?? ''",
      'parseEmail(form?.email)',
    ],
    ['forms/validate-sign-in.ts', "const email = parseEmail(form?.email) ?? ''", 'parseEmail(form?.email)'],
  ],
  'neither text holds what is looked for': [
    [
      'auth/failed-with.ts',
      "export function failedWith({ status, message = '' }: AuthFailure, wanted: number): boolean {",
      "'mutant'",
    ],
    [
      'auth/login-failure.ts',
      "const refused = failedWith(failure, 401) || /unauthorized/i.test(failure.message ?? '')",
      "'mutant'",
    ],
    [
      'auth/passwordless-failure.ts',
      "export function passwordlessFailure({ message = '' }: AuthFailure): AuthFailureView {",
      "'mutant'",
    ],
    ['forms/parse-email.ts', "const [local, domain = '', ...more] = email.split('@')", "'mutant'"],
    [
      'order/order-timeline.ts',
      "const pieces = items.map(item => orderStage(item.statuses[0] ?? ''))",
      "'mutant'",
    ],
    ['price/price-prefix.ts', "function kindOf(hitType = ''): HitKind {", "'mutant'"],
    [
      'shell/countdown.ts',
      "const text = findSpecialCategory(root, COUNTDOWN_TIMER)?.description ?? ''",
      "'mutant'",
    ],
    [
      'shell/countdown.ts',
      "const end = Date.parse(END_TIME.exec(text.slice(0, 1000))?.[0] ?? '')",
      "'mutant'",
    ],
  ],
  'nothing stays nothing on either side of the boundary': [
    [
      'badges/cart-badge-count.ts',
      'return items.reduce((count, { quantity }) => (quantity > 0 ? count + quantity : count), 0)',
      'quantity >= 0',
    ],
    ['badges/item-count-text.ts', 'const n = count >= 1 ? Math.floor(count) : 0', '0'],
    ['favourites/wishlist-toasts.ts', 'const n = count >= 1 ? Math.floor(count) : 0', '0'],
    ['list/list-page.ts', 'if (!(total > 0 && limit > 0)) return 0', 'total >= 0'],
    ['money/money.ts', "const [digits, exponent = '0'] = String(amount).split('e')", "''"],
    ['money/whole-minor.ts', 'return amount < 0 ? 0 - size : size', 'amount <= 0'],
    [
      'product/gallery-index.ts',
      'return selected > 0 && selected < imageCount ? selected : 0',
      'selected >= 0',
    ],
    [
      'ratings/rating-rows.ts',
      'return value !== undefined && value > 0 ? Math.min(value, 100) : 0',
      'value >= 0',
    ],
    [
      'shell/banner-rotation.ts',
      'const elapsed = elapsedMs > 0 && elapsedMs < Infinity ? elapsedMs : 0',
      'elapsedMs >= 0',
    ],
  ],
  'the result is cut to at least one': [
    ['list/list-query.ts', 'const page = between(1, question.page ?? 1, LIST_PAGE_MAX)', '0'],
    [
      'menu/menu-columns.ts',
      'const limit = Math.min(Math.max(Math.trunc(columns) || 1, 1), MAX_MENU_COLUMNS)',
      '0',
    ],
    [
      'stock/quantity-range.ts',
      'return value !== undefined && value >= 1 && Number.isFinite(value) ? Math.floor(value) : 1',
      '2',
    ],
    [
      'stock/quantity-range.ts',
      'return value !== undefined && value >= 1 && Number.isFinite(value) ? Math.floor(value) : 1',
      'value > 1',
    ],
  ],
  'it only saves work, the answer is the same': [
    ['menu/menu-columns.ts', 'const total = lines.reduce((sum, count) => sum + count, 0)', 'sum - count'],
    [
      'menu/menu-columns.ts',
      'let height = lines.reduce((most, count) => Math.max(most, count), Math.ceil(total / limit))',
      'Math.floor(total / limit)',
    ],
    [
      'money/format-money.ts',
      'if (latest?.key !== key) latest = { key, format: newFormat(locale, currency) }',
      'true',
    ],
    ['site/address-prefix.ts', "return path.split('/', 2)[1]", '3'],
  ],
  'equal prices are interchangeable': [
    ['price/price-range.ts', 'if (price.minor < low.minor) low = price', 'price.minor <= low.minor'],
    ['price/price-range.ts', 'if (price.minor > high.minor) high = price', 'price.minor >= high.minor'],
  ],
  'it is only asked whether ten divides the sum, which its sign does not change': [
    [
      'card/passes-luhn.ts',
      'return total + (value > 9 ? value - 9 : value)',
      'total - (value > 9 ? value - 9 : value)',
    ],
  ],
  'what is missing is as good as nothing to the next step': [
    [
      'order/order-lookup-failure.ts',
      "const said = 'message' in body ? body.message : 'detail' in body ? body.detail : undefined",
      'true',
    ],
    [
      'product/parse-basket-line.ts',
      "return typeof value === 'object' && value !== null && !Array.isArray(value)",
      "typeof value === 'object'",
    ],
    ['search/distinct-terms.ts', 'if (!key || seen.has(key)) return false', 'undefined'],
  ],
  'a prefix has a letter, so the next slash is never that near': [
    ['site/address-prefix.ts', "const next = path.indexOf('/', 1)", '2'],
    ['site/address-prefix.ts', "return next < 0 ? '/' : path.slice(next).replace(/^[/\\\\]+/, '/')", '1'],
    [
      'site/address-prefix.ts',
      "return next < 0 ? '/' : path.slice(next).replace(/^[/\\\\]+/, '/')",
      'next <= 0',
    ],
  ],
}

/**
 * Every one of them with its reason.
 * @type {readonly { readonly file: string, readonly line: string, readonly mutant: string, readonly why: string }[]}
 */
export const EQUIVALENT = Object.entries(BY_REASON).flatMap(([why, places]) =>
  places.map(([file, line, mutant]) => ({ file: `sdk/src/rules/${file}`, line, mutant, why })),
)
