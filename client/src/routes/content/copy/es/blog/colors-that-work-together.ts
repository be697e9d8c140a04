import type { Copy } from '../../../copy.ts'

export const colorsTogether: Copy = {
  title: 'Colores que van juntos',
  description:
    'No hace falta un círculo cromático. Hace falta un color que te guste y una regla para el segundo.',
  body: () => `
Casi toda habitación pide un color fuerte y dos tranquilos. El cuadro es la mejor fuente de los tres.

## Lee primero el cuadro

Nombra su color más amplio, el más pequeño y el más oscuro. Pintura o cojines en el más amplio calman la sala; en el más pequeño la despiertan.

## Tres parejas que siempre funcionan

- **Azul y óxido**: paredes frías, cuadro cálido, o al revés.
- **Verde y rosa**: las plantas cuentan como verde.
- **Negro, blanco y un color**: la pared de galería más segura.

## La luz lo cambia todo

La luz del norte es azul: los cuadros cálidos ganan. Las salas de noche con lámparas son amarillas: azul y verde siguen frescos. Mira la pared a la hora en que usas la habitación.

Filtra cualquier lista por color y verás solo lo que encaja.
`,
}
