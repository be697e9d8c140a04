import { GENERIC_ERROR, PHOTOS_AT_ONCE, photoProblemMessage, type Message, type Photo } from '@wallart/sdk'
import { createStore, type Store } from './create-store.ts'

export interface PhotoUpload {
  readonly id: number
  readonly name: string
  /** Paused while there is no connection; saving is when all of it has been sent and the shop prepares it. */
  readonly status: 'waiting' | 'sending' | 'paused' | 'saving' | 'failed'
  /** From 0 to 1. */
  readonly progress: number
  readonly error?: Message
  readonly canRetry: boolean
}

interface PhotoUploadsState {
  readonly uploads: readonly PhotoUpload[]
  /** What is wrong with the choice as a whole. */
  readonly problem: Message | undefined
}

export type SendOutcome =
  | { readonly kind: 'done'; readonly photo: Photo }
  /** Sending it again may help only where nothing is wrong with the file. */
  | { readonly kind: 'failed'; readonly error: Message; readonly canRetry: boolean }

export interface PhotoUploadsOptions<File> {
  readonly nameOf: (file: File) => string
  /** What is wrong with a file, as far as a browser sees it. */
  readonly check: (file: File) => Promise<Message | undefined>
  readonly send: (
    file: File,
    options: {
      readonly onProgress: (share: number) => void
      /** Called when the connection is lost and the file waits for it. */
      readonly onLost: () => void
      readonly signal: AbortSignal
    },
  ) => Promise<SendOutcome>
  /** Called when something is to be sent while nothing was in flight or waiting. */
  readonly onBegun: () => void
  readonly onUploaded: (photo: Photo) => void
  /** Called when nothing is left to send, with what has arrived since the last time. */
  readonly onSettled: (photos: readonly Photo[]) => void
}

export interface PhotoUploads<File> extends Store<PhotoUploadsState> {
  readonly add: (files: readonly File[]) => void
  readonly cancel: (id: number) => void
  readonly retry: (id: number) => void
}

const MOST_IN_FLIGHT = 2

/** Sends photos, two at a time; a file that fails never stops the others. */
export function createPhotoUploads<File>(options: PhotoUploadsOptions<File>): PhotoUploads<File> {
  const { nameOf, check, send, onBegun, onUploaded, onSettled } = options
  const store = createStore<PhotoUploadsState>({ uploads: [], problem: undefined })
  const files = new Map<number, File>()
  const controllers = new Map<number, AbortController>()
  let arrived: Photo[] = []
  let lastId = 0
  // The first alone: two of a new visitor would each begin a session, and the browser keeps only one.
  let mostInFlight = 1

  const setUploads = (uploads: readonly PhotoUpload[]) => store.setState({ ...store.state, uploads })
  const update = (id: number, change: Partial<PhotoUpload>) =>
    setUploads(store.state.uploads.map(upload => (upload.id === id ? { ...upload, ...change } : upload)))

  function drop(id: number): void {
    files.delete(id)
    setUploads(store.state.uploads.filter(upload => upload.id !== id))
  }

  function fail(id: number, error: Message, canRetry: boolean): void {
    update(id, { status: 'failed', error, canRetry, progress: 0 })
  }

  async function sendOne(id: number, file: File): Promise<void> {
    const controller = new AbortController()
    controllers.set(id, controller)
    update(id, { status: 'sending' })
    const onProgress = (progress: number) =>
      update(id, { progress, status: progress < 1 ? 'sending' : 'saving' })
    try {
      const problem = await check(file)
      if (problem) return fail(id, problem, false)
      const outcome = await send(file, {
        onProgress,
        onLost: () => update(id, { status: 'paused' }),
        signal: controller.signal,
      })
      if (controller.signal.aborted) return
      if (outcome.kind === 'failed') return fail(id, outcome.error, outcome.canRetry)
      arrived.push(outcome.photo)
      mostInFlight = MOST_IN_FLIGHT
      onUploaded(outcome.photo)
      drop(id)
    } catch {
      if (!controller.signal.aborted) fail(id, GENERIC_ERROR, true)
    } finally {
      controllers.delete(id)
      proceed()
    }
  }

  function begin(): void {
    if (store.state.uploads.every(({ status }) => status === 'failed')) onBegun()
  }

  function proceed(): void {
    for (const { id, status } of store.state.uploads) {
      const file = files.get(id)
      if (controllers.size >= mostInFlight) return
      if (status === 'waiting' && file !== undefined) void sendOne(id, file)
    }
    if (controllers.size > 0 || arrived.length === 0) return
    const photos = arrived
    arrived = []
    onSettled(photos)
  }

  return {
    get state() {
      return store.state
    },
    subscribe: store.subscribe,
    add(chosen) {
      begin()
      const accepted = chosen.slice(0, PHOTOS_AT_ONCE)
      const added = accepted.map((file): PhotoUpload => {
        lastId += 1
        files.set(lastId, file)
        return { id: lastId, name: nameOf(file), status: 'waiting', progress: 0, canRetry: false }
      })
      store.setState({
        uploads: [...store.state.uploads, ...added],
        problem: chosen.length > accepted.length ? photoProblemMessage('photo-too-many') : undefined,
      })
      proceed()
    },
    cancel(id) {
      controllers.get(id)?.abort()
      drop(id)
    },
    retry(id) {
      begin()
      update(id, { status: 'waiting', progress: 0 })
      proceed()
    },
  }
}
