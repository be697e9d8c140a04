import type { Copy } from '../../copy.ts'

export const framingGuide: Copy = {
  title: 'Guía de marcos',
  description: 'Marco, paspartú y cristal: qué hacen, qué va con qué y cuándo elegir lienzo.',
  body: ({ frames }) => `
Hay más de ${frames} marcos. Tres preguntas llevan al tuyo.

## Qué marco

- **Negro y blanco** son discretos y van con todo, sobre todo con fotografías.
- **Madera** es cálida: roble claro con acuarelas y paisajes, nogal con pinturas.
- **Oro y plata** realzan retratos y maestros antiguos, y piden una pared lisa.
- Los perfiles finos van con láminas pequeñas; los profundos, con piezas grandes.

## Con paspartú o sin él

Un paspartú aleja el papel del cristal y da aire a la imagen. Blanco o blanco roto acierta casi siempre. Prescinde de él en pósteres que deben llenar su marco.

## Qué cristal

El acrílico es claro, ligero y no se rompe por el camino. Protege los colores de casi toda la luz ultravioleta. Aun así, no cuelgues papel a pleno sol.

## O lienzo

El lienzo tensado no necesita cristal y se cuelga enseguida. Un marco flotante lo remata sin tapar el borde. Elige papel para líneas finas y lienzo para grandes colores.

## Míralo antes de comprar

Cada página de producto muestra el marco en su proporción real sobre una pared. Con **Diseña tu propio marco**, bajo el precio, cambias marco, paspartú y cristal a la vista, y guardas lado a lado los que te hacen dudar.
`,
}
