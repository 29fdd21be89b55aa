import type { ReactNode } from 'react'
import { Button } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { useText } from '#app/ui/text.tsx'
import styles from './picture-strip.module.css'

/** A strip of `li`s that snaps to one at a time; the buttons of the element move it, and so do fingers and arrow keys. */
export function PictureStrip({ label, children }: { label: string; children: ReactNode }) {
  const text = useText('tour')
  return (
    <picture-viewer class={styles.viewer}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard */}
      <ol className={styles.strip} tabIndex={0} aria-label={label}>
        {children}
      </ol>
      <div className={styles.steps}>
        <Button look="outline" isSmall type="button" data-step="-1" aria-label={text('picture-previous')}>
          <Icon name="arrow-left" isFlipped />
        </Button>
        <Button look="outline" isSmall type="button" data-step="1" aria-label={text('picture-next')}>
          <Icon name="arrow-right" isFlipped />
        </Button>
      </div>
    </picture-viewer>
  )
}

/** What a picture of the strip shows, and which of them it is; `index` counts from 0. */
export function StripCaption({ index, total, children }: { index: number; total: number; children: ReactNode }) {
  const text = useText('tour')
  return (
    <span className={styles.caption}>
      <span>{children}</span>
      <b className="tabular">{text('picture-of', { n: String(index + 1), total: String(total) })}</b>
    </span>
  )
}
