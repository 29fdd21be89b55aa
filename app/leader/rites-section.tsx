import { Button } from '#app/ui/button.tsx'
import { Choice } from '#app/ui/choice.tsx'
import { useText } from '#app/ui/text.tsx'
import { TawafDiary } from '#app/page/tawaf-diary.tsx'
import { riteFloors, rites, type Diary } from '#modules/road/index.ts'
import { FoldName } from './fold-name.tsx'
import { LatestStartsBefore } from './latest-starts.tsx'
import type { Leaving } from './rites-of-group.server.ts'
import styles from './leader.module.css'
import { NEXT_LEAVING } from '#app/page/road-marks.ts'

type Shown = { running: string; diary: Diary; leaving: readonly Leaving[]; now: Date }

/**
 * Two taps measure a rite: when it began and when it was finished. The telephone, or else the address, remembers the
 * first. Below stands what was measured so far, and by when to begin before something leaves.
 */
export function RitesSection({ running, diary, leaving, now }: Shown) {
  const text = useText('leader')
  const words = useText('diary')
  return (
    <section id="rites" aria-labelledby="rites-title">
      <h2 id="rites-title">{text('rites')}</h2>
      <p>{text('rites-lead')}</p>
      <form
        method="post"
        className={styles.rites}
        data-rites=""
        data-under-way={running === '' ? undefined : ''}
        suppressHydrationWarning
      >
        <input type="hidden" name="intent" value="rite" />
        <input type="hidden" name="id" value={running} />
        <fieldset>
          <legend>{text('rite')}</legend>
          {rites.map((rite, at) => (
            <Choice key={rite} type="radio" name="rite" value={rite} defaultChecked={at === 0}>
              {text(`rite-${rite}`)}
            </Choice>
          ))}
        </fieldset>
        <fieldset>
          <legend>{text('floor')}</legend>
          {riteFloors.map((floor, at) => (
            <Choice key={floor} type="radio" name="floor" value={floor} defaultChecked={at === 0}>
              {text(`floor-${floor}`)}
            </Choice>
          ))}
        </fieldset>
        <Button className={styles.start}>{text('start-rite')}</Button>
        <p className={styles.running} role="status">
          {text('under-way')}
        </p>
        <Button className={styles.end}>{text('end-rite')}</Button>
      </form>
      {leaving.map((each, at) => (
        <LatestStartsBefore
          key={`${each.at.toISOString()} ${each.what}`}
          leaving={each}
          now={now}
          isNext={at < NEXT_LEAVING}
        />
      ))}
      <details>
        <FoldName>{words('title')}</FoldName>
        <TawafDiary diary={diary} />
      </details>
    </section>
  )
}
