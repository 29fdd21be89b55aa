import { useLocale, useText } from '#app/ui/text.tsx'
import { parsePlainDate } from '#kernel/plain-date.ts'
import { toTypedDate } from '#kernel/typed-date.ts'
import { Notice } from '#app/ui/notice.tsx'
import { Choice } from '#app/ui/choice.tsx'
import styles from './conflict-card.module.css'
import type { Merged } from './merge-fields.ts'

/**
 * What somebody else saved meanwhile: where both wrote into one input, one chooses; nothing of either is lost. It comes into
 * sight by itself, because whoever saved is at the button, which may be far below.
 */
export function ConflictCard({
  merged: { clashes, taken },
  nameOf,
  showIn = (_place, value) => value,
  isTick = () => false,
}: {
  merged: Merged
  /** What people call an input. */
  nameOf: (place: string) => string
  /** How the value of an input reads, where the form writes it otherwise. */
  showIn?: ((place: string, value: string) => string) | undefined
  /** Whether an input is a box to be ticked. */
  isTick?: ((place: string) => boolean) | undefined
}) {
  const text = useText('staff-desk')
  const locale = useLocale()
  const said = (place: string, value: string) => {
    if (isTick(place)) return text(value === '' || value === 'false' ? 'conflict-unticked' : 'conflict-ticked')
    const day = parsePlainDate(value)
    return (day ? toTypedDate(day, locale) : showIn(place, value)) || text('nothing-written')
  }
  return (
    <section ref={intoSight} className={styles.card} aria-label={text('conflict-title')}>
      <Notice tone="warning" title={text('conflict-title')} isAnnounced>
        {text(clashes.length > 0 ? 'conflict-clashes' : 'conflict-none')}
      </Notice>
      {taken.length > 0 && (
        <p className={styles.taken}>
          {text('conflict-taken')} {taken.map(nameOf).join(' · ')}
        </p>
      )}
      {clashes.map(({ place, mine, theirs }) => (
        <fieldset key={place} className={styles.clash}>
          <legend>{nameOf(place)}</legend>
          <div>
            <Choice type="radio" name={`pick:${place}`} value="mine" defaultChecked isCompact>
              {text('conflict-mine')}
            </Choice>
            <p className={styles.words}>
              <bdi>{said(place, mine)}</bdi>
            </p>
          </div>
          <div>
            <Choice type="radio" name={`pick:${place}`} value="theirs" isCompact>
              {text('conflict-theirs')}
            </Choice>
            <p className={styles.words}>
              <bdi>{said(place, theirs)}</bdi>
            </p>
          </div>
        </fieldset>
      ))}
    </section>
  )
}

function intoSight(card: HTMLElement | null): void {
  card?.scrollIntoView()
}
