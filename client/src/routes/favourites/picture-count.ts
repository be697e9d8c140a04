import type { Message } from '@wallart/sdk'

export function pictureCount(count: number): Message {
  const message = count === 1 ? '1 picture' : `${count} pictures`
  return { code: 'favourites.pictures', message, values: { count } }
}
