import { Dialog } from '#app/ui/dialog.tsx'
import { Print } from '#app/ui/print.tsx'
import { DateText, useLocale, useText } from '#app/ui/text.tsx'
import type { MediaEntry } from '#modules/content/index.ts'
import { pictureOf } from '../pages/picture-of.ts'
import { PictureStrip, StripCaption } from '../pictures/picture-strip.tsx'
import styles from './picture-dialog.module.css'

/** Every picture of the page, large. */
export function PictureDialog({ entries }: { entries: MediaEntry[] }) {
  const text = useText('gallery')
  return (
    <Dialog id="viewer" title={text('viewer')} isWide>
      <PictureStrip label={text('viewer')}>
        {entries.map((entry, index) => (
          <li key={entry.id}>
            <Large entry={entry} index={index} total={entries.length} />
          </li>
        ))}
      </PictureStrip>
    </Dialog>
  )
}

function Large({ entry, index, total }: { entry: MediaEntry; index: number; total: number }) {
  const picture = pictureOf(entry.picture, useLocale())
  const caption = (
    <StripCaption index={index} total={total}>
      {entry.caption} <DateText date={entry.takenOn} className={styles.day} />
    </StripCaption>
  )
  if (!picture) return null
  if (!entry.video) return <Print picture={{ ...picture, alt: entry.alt }} hasKeyline={false} caption={caption} />
  return (
    <figure>
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- the videos have no speech; the caption says what is seen */}
      <video
        className={styles.video}
        src={entry.video.url}
        poster={picture.src}
        width={entry.width}
        height={entry.height}
        aria-label={entry.alt}
        preload="none"
        controls
        playsInline
      />
      <figcaption className={styles.words}>{caption}</figcaption>
    </figure>
  )
}
