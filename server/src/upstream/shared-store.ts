/** Texts that all servers share; when it is away, everything is slower and nothing is broken. */
export interface SharedStore {
  get(key: string): Promise<string | undefined>
  set(key: string, value: string, seconds: number): Promise<void>
  /** Adds to a counter that ends after so many seconds; undefined when nobody can count. */
  add(key: string, seconds: number): Promise<number | undefined>
  close(): Promise<void>
}
