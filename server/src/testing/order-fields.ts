/** What the button that places the order sends along. */
export function orderFields(page: ParentNode): Readonly<Record<string, string>> {
  const fields = page.querySelectorAll('form[action*="/checkout/order"] input[type=hidden]')
  return Object.fromEntries(
    [...fields].map(field => [field.getAttribute('name') ?? '', field.getAttribute('value') ?? '']),
  )
}
