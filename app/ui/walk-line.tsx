import type { ReactNode } from 'react'
import { Icon, type IconName } from './icon.tsx'
import styles from './walk-line.module.css'
import { isFarOnScale, placeOnScale, SCALE_TICKS } from './walk-scale.ts'

/**
 * The one scale of walks of the site: a line that starts at a place, and `WalkPin`s where the hotels lie; it stands
 * upright on phones. The class may set the room around it: `--scale-room`, `--scale-room-phone`, `--scale-ground`.
 */
export function WalkLine({
  className,
  from,
  nameMetres,
  children,
}: {
  className?: string | undefined
  from: { icon: IconName; name: string }
  nameMetres: (metres: number) => string
  children: ReactNode
}) {
  return (
    <div className={[styles.scale, className].filter(Boolean).join(' ')}>
      <p className={styles.origin}>
        <Icon name={from.icon} />
        <b>{from.name}</b>
      </p>
      <div className={styles.ticks} aria-hidden="true">
        {SCALE_TICKS.map((metres) => (
          <span key={metres} style={placeOnScale(metres)}>
            <span>{nameMetres(metres)}</span>
          </span>
        ))}
      </div>
      <ol>{children}</ol>
    </div>
  )
}

/** A hotel on the line. The class may set `--pin-size`, `--pin-gap`, `--pin-reach`, `--star-size`, `--star-colour`. */
export function WalkPin({
  className,
  metres,
  side = 'above',
  walk,
  name,
  children,
}: {
  className?: string | undefined
  metres: number
  side?: 'above' | 'below'
  walk: string
  name: ReactNode
  children?: ReactNode
}) {
  const classes = [styles.pin, styles[side], isFarOnScale(metres) && styles.far, className]
  return (
    <li className={classes.filter(Boolean).join(' ')} style={placeOnScale(metres)}>
      {name}
      <span className={styles.walk}>{walk}</span>
      {children}
    </li>
  )
}
