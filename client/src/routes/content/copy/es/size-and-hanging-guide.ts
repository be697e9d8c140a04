import type { Copy } from '../../copy.ts'

export const sizeAndHangingGuide: Copy = {
  title: 'Guía de tamaños y colgado',
  description: 'Qué tamaño, a qué altura y con qué distancia: reglas que sirven en cualquier pared.',
  body: () => `
## Qué tamaño

Mide el mueble de abajo. Un cuadro, o un grupo de cuadros, queda bien cuando mide unos dos tercios de ese ancho.

| Mueble | Su ancho | Un cuadro de unas |
| --- | --- | --- |
| Sillón, escritorio | 36 in | 24 in |
| Sofá de dos plazas, cama doble | 54 in | 36 in |
| Sofá, cama queen | 84 in | 54 in, o tres de 16 in |
| Mesa de comedor, cama king | 96 in | 60 in, o una fila de cuatro |

Recorta el tamaño en papel de periódico y pégalo en la pared. En un minuto lo sabrás.

## A qué altura

El centro del cuadro va a la altura de los ojos, de 57 a 60 pulgadas del suelo. Sobre un sofá o una cama deja de 6 a 8 pulgadas entre el respaldo y el marco.

## A qué distancia

De dos a tres pulgadas entre los marcos de un grupo. Trata el grupo como un solo cuadro: su centro va a la altura de los ojos.

## Una pared de galería en una hora

1. Pon todo en el suelo y toma una foto.
2. Empieza por la pieza mayor, un poco fuera del centro.
3. Mantén iguales los espacios, no los bordes.
4. Dibuja cada marco en papel, pégalo y clava a través.

O pruébalo en la pantalla: el [planificador](/gallery-wall) muestra las obras a escala real e imprime dónde van los clavos.

## Qué lo sujeta

Hasta 20 lb basta un gancho para cuadros. Para más, o en yeso, usa un taco. Dos ganchos mantienen recto un marco ancho.
`,
}
