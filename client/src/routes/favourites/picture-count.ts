import type { Message } from '@wallart/sdk'

export function pictureCount(count: number): Message {
  return count === 1
    ? { code: 'favourites.one-picture', message: '1 picture' }
    : { code: 'favourites.pictures', message: `${count} pictures`, values: { count } }
}
