/** A key-value store that all servers share; without it everything is slower and nothing fails. */
export interface SharedStore {
  get(key: string): Promise<Buffer | undefined>
  set(key: string, value: Buffer, seconds: number): Promise<void>
  /** Answers the sum that it comes to. */
  add(key: string, seconds: number, by?: number): Promise<number | undefined>
  /** Lets each key live so many seconds longer, as one that was just asked for; answers those that are not there. */
  renew(secondsByKey: ReadonlyMap<string, number>): Promise<ReadonlySet<string> | undefined>
  /** Whether any server has asked this within so many seconds: what is wanted once is not worth its room. */
  isRequestedAgain(key: string, seconds: number): Promise<boolean>
  close(): Promise<void>
}

/** What the caches and counters of one environment need of it. */
export type SharedValues = Pick<SharedStore, 'get' | 'set' | 'add' | 'isRequestedAgain'>
