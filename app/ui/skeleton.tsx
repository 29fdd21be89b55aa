import type { CSSProperties } from 'react'
import styles from './skeleton.module.css'

/** A block of the size of what is coming. Shown only after 400 ms of waiting. */
export function Skeleton({ blockSize = '1rem', inlineSize = '100%' }: { blockSize?: string; inlineSize?: string }) {
  return <i className={styles.skeleton} style={{ blockSize, inlineSize } as CSSProperties} aria-hidden="true" />
}
