import type { Copy } from '../../../copy.ts'

export const galleryWall: Copy = {
  title: 'Colgar una pared de galería',
  description: 'Cinco cuadros, una hora y ninguna fila torcida: el orden que funciona.',
  body: () => `
Una pared de galería parece casual y se hace con plan.

1. **Elija algo que no cambie**: el marco, el color o el tema. Lo demás puede variar.
2. **Póngalo todo en el suelo** y haga una foto desde arriba. Mueva piezas hasta que la foto convenza.
3. **Empiece por la mayor**, un poco a un lado del centro, con su medio a 57 pulgadas del suelo.
4. **Mantenga iguales los espacios**, de dos a tres pulgadas. Es lo que el ojo lee como orden.
5. **Dibuje cada marco en papel**, péguelo y clave a través.

## Si no se decide

Tome un número impar. Tres iguales en fila no fallan sobre un sofá, y cinco de dos tamaños no fallan en un pasillo.

El [planificador de paredes de galería](/gallery-wall) muestra las obras a escala real en tu propia pared e imprime el plano. Las medidas están en la [guía de tamaños](/help/size-and-hanging-guide).
`,
}
