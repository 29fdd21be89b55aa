import { artOf } from '#app/art.ts'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Print } from '#app/ui/print.tsx'
import { DateText, useLocale, useText } from '#app/ui/text.tsx'
import type { MediaEntry } from '#modules/content/index.ts'
import styles from './picture-dialog.module.css'

/** Every picture of the page, large: a strip that snaps to one at a time and moves by buttons, fingers and arrow keys. */
export function PictureDialog({ entries }: { entries: MediaEntry[] }) {
  const text = useText('gallery')
  const tour = useText('tour')
  return (
    <Dialog id="viewer" title={text('viewer')} isWide>
      <picture-viewer class={styles.viewer}>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard */}
        <ol className={styles.strip} tabIndex={0} aria-label={text('viewer')}>
          {entries.map((entry, index) => (
            <li key={entry.id}>
              <Large
                entry={entry}
                place={tour('picture-of', { n: String(index + 1), total: String(entries.length) })}
              />
            </li>
          ))}
        </ol>
        <div className={styles.steps}>
          <Button look="outline" isSmall type="button" data-step="-1" aria-label={tour('picture-previous')}>
            <Icon name="arrow-left" isFlipped />
          </Button>
          <Button look="outline" isSmall type="button" data-step="1" aria-label={tour('picture-next')}>
            <Icon name="arrow-right" isFlipped />
          </Button>
        </div>
      </picture-viewer>
    </Dialog>
  )
}

function Large({ entry, place }: { entry: MediaEntry; place: string }) {
  const picture = artOf(entry.picture, useLocale())
  const caption = (
    <span className={styles.caption}>
      <span>
        {entry.caption} <DateText date={entry.takenOn} className={styles.day} />
      </span>
      <b className="tabular">{place}</b>
    </span>
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
