declare module 'subset-font' {
  interface Options {
    readonly targetFormat: 'truetype' | 'woff2'
    readonly variationAxes?: Readonly<Record<string, number | { readonly min: number; readonly max: number }>>
    readonly noLayoutClosure?: boolean
  }

  export default function subsetFont(font: Uint8Array, letters: string, options: Options): Promise<Uint8Array>
}
