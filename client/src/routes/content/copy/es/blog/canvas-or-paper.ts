import type { Copy } from '../../../copy.ts'

export const canvasOrPaper: Copy = {
  title: '¿Lienzo o papel?',
  description: 'Ambos duran décadas. Dicen cosas distintas de la misma imagen.',
  body: () => `
La misma obra parece dos en dos materiales.

| | Papel | Lienzo |
| --- | --- | --- |
| Ideal para | líneas, fotografías, letra pequeña | grandes colores, pinturas, tamaños grandes |
| Necesita | un marco con cristal | nada |
| En salas claras | refleja un poco | no refleja nunca |
| Peso a 24 x 36 in | enmarcado, unas 9 lb | unas 4 lb |

## Elige papel cuando

la imagen vive del detalle: un grabado, un mapa, una fotografía de grano fino.

## Elige lienzo cuando

deba ser grande y ligero, o cuelgue donde el cristal estorba: un cuarto infantil, una escalera, un baño con ventana.

Un marco flotante da al lienzo el borde de una pintura y no tapa nada.
`,
}
