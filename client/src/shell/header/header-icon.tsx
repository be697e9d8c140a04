import { LineDrawing } from '../../ui/icon.tsx'

const PATHS = {
  account: 'M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM4.5 20.5c.6-4 3.6-5.5 7.5-5.5s6.900 1.5 7.5 5.5',
  help: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM9.3 9.6c.2-1.6 1.3-2.5 2.800-2.5 1.6 0 2.800 1 2.800 2.400 0 2-2.900 2.2-2.900 4.400M12 16.6v.5',
  cart: 'M5 8h14l1 12.5H4zM8.5 8c0-3 1.5-4.5 3.5-4.5S15.5 5 15.5 8',
  menu: 'M3.5 6.5h17M3.5 12h17M3.5 17.5h17',
} as const

export const HeaderIcon = ({ name }: { readonly name: keyof typeof PATHS }) => (
  <LineDrawing path={PATHS[name]} isRound />
)
