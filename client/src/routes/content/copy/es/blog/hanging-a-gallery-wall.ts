import type { Copy } from '../../../copy.ts'

export const galleryWall: Copy = {
  title: 'Colgar una pared de galería',
  description: 'Cinco cuadros, una hora y ninguna fila torcida: el orden que funciona.',
  body: () => `
Una pared de galería parece casual y se hace con plan.

1. **Elige algo que no cambie**: el marco, el color o el tema. Lo demás puede variar.
2. **Ponlo todo en el suelo** y toma una foto desde arriba. Mueve piezas hasta que la foto convenza.
3. **Empieza por la mayor**, un poco a un lado del centro, con su medio a 57 pulgadas del suelo.
4. **Mantén iguales los espacios**, de dos a tres pulgadas. Es lo que el ojo lee como orden.
5. **Dibuja cada marco en papel**, pégalo y clava a través.

## Si no te decides

Toma un número impar. Tres iguales en fila no fallan sobre un sofá, y cinco de dos tamaños no fallan en un pasillo.

El [planificador de paredes de galería](/gallery-wall) muestra las obras a escala real en tu propia pared e imprime el plano. Las medidas están en la [guía de tamaños](/help/size-and-hanging-guide).
`,
}
