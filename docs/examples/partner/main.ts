import { menuEntries, SdkError, validateZip, type MenuEntry, type SiteId } from '@wallart/sdk'
import { createCatalogClient } from '@wallart/sdk/clients/catalog'
import { getCategoryContract } from '@wallart/sdk/contracts/get-category'
import { createHttp } from '@wallart/sdk/http'
import { createShopper } from '../recipes/browser-tokens.ts'

const upstream = new URLSearchParams(location.search).get('upstream') ?? 'http://127.0.0.1:4000'
const http = createHttp({ services: { commerce: upstream } })
// A page in production names its own host's callback; this one has none, so the upstream's serves.
const clientConfig = { clientId: 'wallart-public', redirectUri: `${upstream}/callback` }

const brand = document.querySelector<HTMLSelectElement>('#brand')
const statusElement = document.querySelector('#state')
const categoryList = document.querySelector('#categories')
const form = document.querySelector<HTMLFormElement>('#delivery')
const resultElement = document.querySelector('#answer')

let controller = new AbortController()

async function show(siteId: SiteId): Promise<void> {
  controller.abort()
  controller = new AbortController()
  const { signal } = controller
  const scope = { organizationId: 'f_ecom_wallart', siteId, locale: 'en-US' }
  const shopper = createShopper(http, { ...scope, ...clientConfig })
  const catalog = createCatalogClient(shopper.http, {
    ...scope,
    contracts: { category: getCategoryContract },
  })
  showStatus('Loading…')
  try {
    const entries = menuEntries(await catalog.category('root', { signal }))
    categoryList?.replaceChildren(...entries.map(renderEntry))
    showStatus(`${entries.length} departments`)
  } catch (error) {
    if (SdkError.is(error) && error.code === 'aborted') return
    categoryList?.replaceChildren()
    showStatus('Something went wrong. Try again!')
  }
}

function renderEntry({ name, entries }: MenuEntry): HTMLLIElement {
  const item = document.createElement('li')
  item.textContent = `${name}: ${entries.map(entry => entry.name).join(', ')}`
  return item
}

function showStatus(text: string): void {
  if (statusElement) statusElement.textContent = text
}

brand?.addEventListener('change', () => void show(brand.value === 'AllPosters' ? 'AllPosters' : 'Art'))

form?.addEventListener('submit', event => {
  event.preventDefault()
  const zip = new FormData(form).get('zip')
  const checked = validateZip({ zip: typeof zip === 'string' ? zip : '' })
  if (resultElement)
    resultElement.textContent = checked.ok
      ? `Yes, to ${checked.value.zip}.`
      : (checked.error[0]?.message ?? '')
})

void show('Art')
