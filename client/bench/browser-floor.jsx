import { StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { createBrowserRouter, RouterProvider } from 'react-router-dom'

// The least that any page of ours can be: React and the router take over a page with nothing on it.
const router = createBrowserRouter([{ path: '*', Component: () => <main>Nothing</main> }])

hydrateRoot(
  document.getElementById('root'),
  <StrictMode>
    <RouterProvider router={router} />
  </StrictMode>,
)
