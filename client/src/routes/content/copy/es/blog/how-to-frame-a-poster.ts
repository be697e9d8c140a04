import type { Copy } from '../../../copy.ts'

export const framePoster: Copy = {
  title: 'Cómo enmarcar un póster',
  description: 'Un marco negro fino nunca falla. Así se consigue algo mejor que no fallar.',
  body: ({ frames }) => `
Un póster con marco deja de ser un póster y se vuelve un cuadro. Son tres decisiones; lo demás lo hacemos nosotros.

## Llenar el marco o dar aire

Los pósteres de cine y música se hicieron para llenar sus bordes: sin paspartú. Los dibujos y la tipografía ganan con dos pulgadas de blanco alrededor.

## Fino o profundo

Hasta 16 por 20 pulgadas basta un perfil fino. Desde 24 por 36 elige uno más profundo; mantiene plana la hoja y deja una sombra en la pared.

## Qué color

El negro afina. El blanco calma. El roble da calor a todo lo azul o verde. Elige entre más de ${frames} marcos en la página de cada póster y míralo en una pared antes de decidir.

Más sobre paspartús y cristales en la [guía de marcos](/help/framing-guide).
`,
}
