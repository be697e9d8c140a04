import { selectedVariant } from '@wallart/sdk'
import { useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import { usePage } from '../../framework/use-page.ts'
import { unpackWork } from './packed-work.ts'
import { Product } from './product.tsx'
import type { ProductView } from './product-view.ts'

export { shouldRevalidate } from './should-revalidate.ts'

export function Component() {
  const view = usePage<ProductView>()
  const work = useMemo(() => unpackWork(view.work), [view.work])
  const [query] = useSearchParams()
  const { requestedUpi, defaultUpi } = view
  const group = {
    products: work.variants,
    ...(requestedUpi !== undefined && { requestedUpi }),
    ...(defaultUpi !== undefined && { defaultUpi }),
  }
  const variant = selectedVariant(group, query.get('upi'))
  if (!variant) return null
  return <Product key={view.path} view={view} work={work} variant={variant} />
}
