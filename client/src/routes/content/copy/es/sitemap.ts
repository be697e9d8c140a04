import type { Copy } from '../../copy.ts'

export const sitemap: Copy = {
  title: 'Mapa del sitio',
  description:
    'Todos los departamentos, las páginas de ayuda y los artículos de la tienda en una sola página.',
  body: () => 'Departamentos, ayuda y artículos: todas las entradas a la tienda.',
}
