import styles from './icon.module.css'

const PATHS = {
  close: 'M5 5l14 14M19 5 5 19',
  back: 'M14.5 5l-7 7 7 7',
  next: 'M9.5 5l7 7-7 7',
  down: 'M5 9l7 7 7-7',
  info: 'M12 11v6M12 7.2v.6M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18z',
  done: 'M4.5 12.5l5 5 10-11',
  warning: 'M12 3.5 2.5 20h19zM12 10v4.5M12 16.8v.6',
  pause: 'M8.5 5v14M15.5 5v14',
  play: 'M8 5l11 7-11 7z',
  zoom: 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13zM15.5 15.5 20.5 20.5M10.5 7.75v5.5M7.75 10.5h5.5',
  plus: 'M12 5v14M5 12h14',
  minus: 'M5 12h14',
  search: 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13zM15.5 15.5 21 21',
  recent: 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17zM12 7.5V12l3.5 2',
} as const

export type IconName = keyof typeof PATHS

export const Icon = ({ name }: { readonly name: IconName }) => <LineDrawing path={PATHS[name]} />

interface LineDrawingProps {
  readonly path: string
  readonly isRound?: boolean
}

export function LineDrawing({ path, isRound = false }: LineDrawingProps) {
  return (
    <svg className={isRound ? styles.round : styles.icon} viewBox="0 0 24 24" aria-hidden="true">
      <path d={path} />
    </svg>
  )
}
