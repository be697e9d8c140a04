/** A key-value store that all servers share; without it everything is slower and nothing fails. */
export interface SharedStore {
  get(key: string): Promise<string | undefined>
  set(key: string, value: string, seconds: number): Promise<void>
  add(key: string, seconds: number): Promise<number | undefined>
  close(): Promise<void>
}
