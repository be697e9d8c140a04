import './brand/fonts.css'
import './brand/tokens.css'
import './brand/base.css'
import { resolveSite, SITES } from '@wallart/sdk'
import { startTransition, StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { createBrowserRouter, matchRoutes, RouterProvider } from 'react-router-dom'
import { readBootElement, type Boot } from './framework/boot.ts'
import { dataStrategy } from './framework/data-strategy.ts'
import { Document } from './framework/document.tsx'
import { followLinks } from './framework/follow-links.ts'
import { unpackJson } from './framework/packed-json.ts'
import { routeObjects } from './route-objects.ts'

export * from './core.ts'

const bootElement = readBootElement(document)
const boot: Boot = unpackJson(bootElement.json)

const yieldToMain = () => new Promise(done => setTimeout(done))

// No waiting at the top of this file: the pages that are loaded on demand import it, and would wait for it in turn.
async function start(): Promise<void> {
  await yieldToMain()
  const routes = routeObjects(() => true)

  const { routes: loaderData, pageError, form } = boot
  if (form) history.replaceState(history.state, '', form.address)

  // Without this the router would show nothing until the page's chunk is there.
  for (const { route } of matchRoutes(routes, location, boot.basename) ?? []) {
    if (typeof route.lazy !== 'function') continue
    Object.assign(route, await route.lazy())
    delete route.lazy
  }

  // Each visit has its own key, also one that begins with a document: Back restores its scroll position by it.
  if (!history.state?.key) history.replaceState({ ...history.state, key: `${Math.random()}` }, '')

  const router = createBrowserRouter(routes, {
    basename: boot.basename,
    dataStrategy: dataStrategy(boot.build),
    hydrationData: {
      loaderData,
      ...(form ? { actionData: { [form.route]: form.state } } : {}),
      ...(pageError ? { errors: { [pageError.route]: pageError.error } } : {}),
    },
  })

  await yieldToMain()
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <Document boot={boot} element={bootElement}>
          <RouterProvider router={router} />
        </Document>
      </StrictMode>,
    )
  })

  // Another brand or language has other styles and texts, so it needs another document.
  followLinks(router, boot.basename, address => {
    const { site, locale } = resolveSite(address, SITES)
    return site.id === boot.context.site.id && locale.id === boot.context.locale.id
  })

  if (boot.dev)
    void import('./framework/dev-reload.ts').then(({ reloadOnBuild }) => reloadOnBuild(boot.build))
}

void start()
