import type { CSSProperties, ReactNode } from 'react'
import styles from './distance-line.module.css'

/** Every distance is drawn on the same scale, so that eyes can compare. */
export const DISTANCE_SCALE_METRES = 1500

/** Where a distance lies on the scale, in per cent; what is farther stays at its end. */
export function distanceShare(metres: number): number {
  return Math.min(100, Math.round((metres / DISTANCE_SCALE_METRES) * 1000) / 10)
}

/** The walk to the Haram as a line with a star where the hotel is. The words stand beside it or in its children. */
export function DistanceLine({ metres, children }: { metres: number; children?: ReactNode }) {
  return (
    <div>
      {children && <div className={styles.words}>{children}</div>}
      <div className={styles.line} style={{ '--share': distanceShare(metres) } as CSSProperties} aria-hidden="true" />
    </div>
  )
}
