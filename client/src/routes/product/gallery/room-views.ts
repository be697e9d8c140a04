/** The rooms that a picture can hang in, as the image host and the shop call them. */
export const ROOM_VIEWS = [
  { id: 'living-room', name: { code: 'gallery.living-room', message: 'Living room' } },
  { id: 'bedroom', name: { code: 'gallery.bedroom', message: 'Bedroom' } },
  { id: 'office', name: { code: 'gallery.office', message: 'Office' } },
  { id: 'dining-room', name: { code: 'gallery.dining-room', message: 'Dining room' } },
  { id: 'hallway', name: { code: 'gallery.hallway', message: 'Hallway' } },
  { id: 'nursery', name: { code: 'gallery.nursery', message: 'Nursery' } },
] as const
