import type { Copy } from '../../../copy.ts'

export const choosingArt: Copy = {
  title: 'Elegir arte para la sala',
  description: 'Empieza por la pared que más miras y por el color con el que ya vives.',
  body: ({ returnDays }) => `
En la sala, un cuadro se ve cada día: lo ves tú y lo ve quien te visita. Tres decisiones bastan.

## Qué pared

Siéntate donde te sientas siempre. La pared de enfrente recibe el cuadro. No tiene que ser la mayor.

## Qué color

Toma un color que ya esté en la habitación, de un cojín o una alfombra, y búscalo en pequeñas dosis. Un cuadro que lo repite todo parece un conjunto; uno que repite un poco parece tuyo.

## Qué tamaño

Sobre un sofá, unos dos tercios de su ancho: mira la [guía de tamaños](/help/size-and-hanging-guide). Si dudas, elige el mayor. Los cuadros pequeños en paredes grandes son los que más vuelven.

Vive con él ${returnDays} días. Si no te convence, vuelve con nosotros.
`,
}
