import { label } from '../../../i18n/translate.ts'

/** The rooms that a picture can hang in, as the image host and the shop call them. */
export const ROOM_VIEWS = [
  { id: 'living-room', name: label('Living room') },
  { id: 'bedroom', name: label('Bedroom') },
  { id: 'office', name: label('Office') },
  { id: 'dining-room', name: label('Dining room') },
  { id: 'hallway', name: label('Hallway') },
  { id: 'nursery', name: label('Nursery') },
] as const
