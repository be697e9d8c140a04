import type { Copy } from '../../copy.ts'

export const blog: Copy = {
  title: 'Le blogue',
  description:
    'Des histoires sur le choix, l’encadrement, l’accrochage et le soin des images, par ceux qui le font.',
  body: () =>
    'Ce que nous avons appris sur bien des murs : choisir, encadrer, accrocher et garder des images.',
}
