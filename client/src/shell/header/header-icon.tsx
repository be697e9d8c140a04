const PATHS = {
  account: 'M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM4.5 20.5c.6-4 3.600-5.500 7.500-5.500s6.900 1.500 7.500 5.500',
  help: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM9.300 9.600c.2-1.600 1.300-2.500 2.800-2.500 1.600 0 2.800 1 2.800 2.400 0 2-2.900 2.200-2.900 4.400M12 16.600v.5',
  cart: 'M5 8h14l1 12.500H4zM8.500 8c0-3 1.500-4.500 3.500-4.500S15.500 5 15.500 8',
  menu: 'M3.500 6.500h17M3.500 12h17M3.500 17.500h17',
} as const

export function HeaderIcon({ name }: { readonly name: keyof typeof PATHS }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width="24"
      height="24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={PATHS[name]} />
    </svg>
  )
}
