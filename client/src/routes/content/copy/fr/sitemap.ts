import type { Copy } from '../../copy.ts'

export const sitemap: Copy = {
  title: 'Plan du site',
  description: 'Tous les rayons, les pages d’aide et les articles de la boutique sur une seule page.',
  body: () => 'Rayons, aide et articles : toutes les entrées de la boutique.',
}
