import type { CSSProperties } from 'react'
import { Icon } from './icon.tsx'
import styles from './route-line.module.css'

export type RouteStop = {
  place: 'makkah' | 'madinah' | 'turkiye' | 'other'
  name: string
  nights: number
  label: string
}

/**
 * The way of a journey: flight out, stays as long as their nights, flight back. `label` of a stop says its nights in
 * words. Without an airport code only the stays are drawn. Runs from the right in Arabic.
 */
export function RouteLine({
  stops,
  airport,
  isMuted = false,
  isDrawn = false,
  className,
}: {
  stops: RouteStop[]
  airport?: string | null | undefined
  isMuted?: boolean
  isDrawn?: boolean
  className?: string | undefined
}) {
  const classes = [styles.route, isMuted && styles.muted, isDrawn && styles.drawn, className].filter(Boolean).join(' ')
  // Shares of the whole as well, so that large letters on a small screen do not push the way home out of sight.
  const shortest = `min(3.6rem, ${Math.floor(72 / Math.max(1, stops.length))}%)`
  const lengths = stops.map((stop) => `minmax(${shortest}, ${Math.max(1, stop.nights)}fr)`).join(' ')
  const flight = 'var(--fly, min(3.4rem, 14%))'
  const columns = airport ? `${flight} ${lengths} ${flight}` : lengths
  return (
    <ol className={classes} style={{ '--columns': columns } as CSSProperties}>
      {airport && <Flight airport={airport} />}
      {stops.map((stop, index) => (
        <li key={index} className={`${styles.leg} ${styles[stop.place]}`}>
          <b>{stop.name}</b>
          <span>{stop.label}</span>
        </li>
      ))}
      {airport && <Flight airport={airport} isReturn />}
    </ol>
  )
}

function Flight({ airport, isReturn = false }: { airport: string; isReturn?: boolean }) {
  return (
    <li className={isReturn ? `${styles.flight} ${styles.return}` : styles.flight}>
      <Icon name="plane" isFlipped className={styles.plane} />
      <span className="latin">{airport}</span>
    </li>
  )
}
