import type { ReactNode } from 'react'
import type { WordedPicture } from './picture-library.ts'
import { Picture } from './picture.tsx'
import styles from './print.module.css'

/** The colour that stands for a picture until it is there; sand unless said otherwise. */
export type PictureTone = 'night' | 'sky' | 'green'

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
  sizes,
  caption,
  className,
}: {
  picture: WordedPicture & { tone?: PictureTone | undefined; focus?: { x: number; y: number } | undefined }
  ratio?: Ratio
  hasMat?: boolean
  hasKeyline?: boolean
  isMuted?: boolean
  isEager?: boolean
  /** How wide it is shown, for photographs: `(width <= 768px) 100vw, 33vw`. */
  sizes?: string | undefined
  caption?: ReactNode
  className?: string | undefined
}) {
  const frame = [styles.frame, hasKeyline && styles.keyline, isMuted && styles.muted].filter(Boolean).join(' ')
  return (
    <figure className={[hasMat && styles.mat, className].filter(Boolean).join(' ') || undefined}>
      <span className={frame} data-tone={picture.tone} style={{ aspectRatio: ratio }}>
        <Picture picture={picture} ratio={ratio} sizes={sizes} isEager={isEager} />
      </span>
      {caption !== undefined && <figcaption className={styles.caption}>{caption}</figcaption>}
    </figure>
  )
}
