import type { ReactNode } from 'react'
import styles from './print.module.css'

type Ratio = '16/9' | '4/3' | '4/5' | '1/1' | '21/9' | '3/4'

/**
 * A picture as a print: cropped to its ratio, with an inner keyline; `hasMat` puts it in a paper mat. Words about it
 * go into the caption line below, never on the picture.
 */
export function Print({
  picture,
  ratio = '16/9',
  hasMat = false,
  hasKeyline = true,
  isMuted = false,
  isEager = false,
  caption,
  className,
}: {
  picture: { src: string; alt: string }
  ratio?: Ratio
  hasMat?: boolean
  hasKeyline?: boolean
  isMuted?: boolean
  isEager?: boolean
  caption?: ReactNode
  className?: string | undefined
}) {
  const frame = [styles.frame, hasKeyline && styles.keyline, isMuted && styles.muted].filter(Boolean).join(' ')
  return (
    <figure className={[hasMat && styles.mat, className].filter(Boolean).join(' ') || undefined}>
      <span className={frame} style={{ aspectRatio: ratio }}>
        <img
          src={picture.src}
          alt={picture.alt}
          width={1600}
          height={900}
          loading={isEager ? 'eager' : 'lazy'}
          decoding="async"
          {...(isEager ? { fetchPriority: 'high' as const } : {})}
        />
      </span>
      {caption !== undefined && <figcaption className={styles.caption}>{caption}</figcaption>}
    </figure>
  )
}
