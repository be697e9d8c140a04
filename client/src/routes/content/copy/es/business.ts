import type { Copy } from '../../copy.ts'

export const business: Copy = {
  title: 'Arte para empresas',
  description: 'Cuadros para oficinas, hoteles, consultas y restaurantes: consejo, precios, grandes pedidos.',
  body: ({ businessEmail, hasBusinessAccounts }) => `
Las paredes dicen quién es usted antes que nadie. Vestimos oficinas, hoteles, consultas y restaurantes, de una sala a cien.

## Qué recibe

- Un curador que propone obras para sus espacios, sus colores y su presupuesto.
- Precios profesionales y una sola factura.
- Tamaños y marcos fuera de catálogo, y piezas hechas para sobrevivir a un vestíbulo.
- Entrega piso por piso, el día que conviene a su obra.

## Cómo funciona

1. Cuéntenos de sus espacios: escriba a [${businessEmail}](mailto:${businessEmail}).
2. En dos días hábiles recibe una primera selección con precios.
3. Si le gusta, hacemos una muestra y luego el resto.

## Abra una cuenta de empresa

${
  hasBusinessAccounts
    ? '[Registre su empresa](/b2b_registration) para precios profesionales y pedidos exentos de impuestos.'
    : '[Cree una cuenta](/registration) y cuéntenos de su empresa; nosotros preparamos el resto.'
}
`,
}
