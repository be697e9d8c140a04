import type { Copy } from '../../copy.ts'

export const business: Copy = {
  title: 'Para empresas',
  description: 'Cuadros para oficinas, hoteles, consultas y restaurantes: consejo, precios, grandes pedidos.',
  body: ({ businessEmail, hasBusinessAccounts }) => `
Las paredes dicen quién eres antes que nadie. Vestimos oficinas, hoteles, consultas y restaurantes, de una sala a cien.

## Qué recibes

- Un curador que propone obras para tus espacios, tus colores y tu presupuesto.
- Precios profesionales y una sola factura.
- Tamaños y marcos fuera de catálogo, y piezas hechas para sobrevivir a un vestíbulo.
- Entrega piso por piso, el día que te conviene.

## Cómo funciona

1. Cuéntanos de tus espacios: escribe a [${businessEmail}](mailto:${businessEmail}).
2. En dos días hábiles recibes una primera selección con precios.
3. Si te gusta, hacemos una muestra y luego el resto.

## Abre una cuenta de empresa

${
  hasBusinessAccounts
    ? `[Registra tu empresa](/b2b_registration) y luego escribe a [${businessEmail}](mailto:${businessEmail}) sobre precios profesionales y exención de impuestos.`
    : '[Crea una cuenta](/registration) y cuéntanos de tu empresa; nosotros preparamos el resto.'
}
`,
}
