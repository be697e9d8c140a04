import type { Copy } from '../../copy.ts'

export const sitemap: Copy = {
  title: 'Sitemap',
  description: 'Every department, help page and story of the shop on one page.',
  body: () => 'Departments, help and stories: every way into the shop.',
}
