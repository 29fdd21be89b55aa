import { Icon } from '#app/ui/icon.tsx'
import { Print } from '#app/ui/print.tsx'
import { DateText, useLocale, useText } from '#app/ui/text.tsx'
import type { MediaEntry } from '#modules/content/index.ts'
import { pictureOf } from '../pages/picture-of.ts'
import styles from './picture-grid.module.css'

/** Prints with their captions and days; each is a link to the picture itself, which a script opens in the viewer. */
export function PictureGrid({ entries, firstPlace }: { entries: MediaEntry[]; firstPlace: number }) {
  return (
    <ul className={styles.grid}>
      {entries.map((entry, index) => (
        <li key={entry.id}>
          <PictureLink entry={entry} place={firstPlace + index} />
        </li>
      ))}
    </ul>
  )
}

function PictureLink({ entry, place }: { entry: MediaEntry; place: number }) {
  const text = useText('gallery')
  const picture = pictureOf(entry.picture, useLocale())
  if (!picture) return null
  const { caption, video } = entry
  return (
    <figure className={styles.picture}>
      <a
        href={video?.url ?? picture.src}
        data-picture={place}
        aria-label={text(video ? 'watch' : 'open-picture', { caption })}
      >
        <Print
          picture={{ ...picture, alt: entry.alt, focus: entry.focus }}
          ratio="4/3"
          sizes="(width <= 1024px) 47vw, 420px"
          isEager={place < 3}
        />
        {video && (
          <span className={styles.play}>
            <Icon name="play" />
          </span>
        )}
      </a>
      <figcaption>
        {caption}
        <DateText date={entry.takenOn} className={styles.day} />
      </figcaption>
    </figure>
  )
}
