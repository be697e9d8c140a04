import type { Copy } from '../../copy.ts'

export const blog: Copy = {
  title: 'El blog',
  description: 'Historias sobre elegir, enmarcar, colgar y cuidar el arte, de quienes lo hacen cada día.',
  body: () => 'Lo que hemos aprendido en muchas paredes: elegir, enmarcar, colgar y conservar cuadros.',
}
