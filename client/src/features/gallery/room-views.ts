/** The rooms that a picture can hang in, as the image host and the shop call them. */
export const ROOM_VIEWS = [
  { id: 'living-room', label: 'Living room' },
  { id: 'bedroom', label: 'Bedroom' },
  { id: 'office', label: 'Office' },
  { id: 'dining-room', label: 'Dining room' },
  { id: 'hallway', label: 'Hallway' },
  { id: 'nursery', label: 'Nursery' },
] as const
