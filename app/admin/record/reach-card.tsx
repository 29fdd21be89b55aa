import { Choice } from '#app/ui/choice.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { Tag } from '#app/ui/tag.tsx'
import { DateText, useText } from '#app/ui/text.tsx'
import type { PlainDate } from '#kernel/plain-date.ts'
import { changeReasons } from '#modules/promises/index.ts'
import styles from './reach-card.module.css'

/** Whom a change reaches, as the form shows it before it is saved. */
export type ShownReach = {
  seal: string
  departures: {
    name: string
    departsOn: PlainDate
    orders: number
    people: number
    differences: { what: string; was: string; is: string; weight: 'minor' | 'essential' }[]
  }[]
}

/**
 * Who bought what would be another thing, and what they would be told; saved once more the change is theirs to hear. It
 * comes into sight by itself, because whoever saved is at the button, which may be far below.
 */
export function ReachCard({ reach: { seal, departures } }: { reach: ShownReach }) {
  const text = useText('staff-desk')
  const people = departures.reduce((count, each) => count + each.people, 0)
  const orders = departures.reduce((count, each) => count + each.orders, 0)
  return (
    <section ref={intoSight} className={styles.card} aria-label={text('reach-title')}>
      <Notice tone="warning" title={text('reach-title')} isAnnounced>
        {text('reach-lead', { people, orders: text('reach-orders', { count: orders }) })}
      </Notice>
      <input type="hidden" name="reach-seen" value={seal} />
      {departures.map(({ name, departsOn, differences, ...each }) => (
        <div key={`${name} ${departsOn}`} className={styles.departure}>
          <p>
            <b>
              <bdi>{name}</bdi> · <DateText date={departsOn} />
            </b>{' '}
            {text('reach-people', { count: each.people })}
          </p>
          <ul>
            {differences.map(({ what, was, is, weight }, index) => (
              <li key={index}>
                {what} {weight === 'essential' && <Tag tone="red">{text('reach-essential')}</Tag>}
                {was !== is && (
                  <>
                    <br />
                    <s>{was}</s> <br />
                    {is}
                  </>
                )}
              </li>
            ))}
          </ul>
        </div>
      ))}
      <fieldset className={styles.reasons}>
        <legend>{text('reach-reason')}</legend>
        {changeReasons.map((reason) => (
          <Choice
            key={reason}
            type="radio"
            name="reach-reason"
            value={reason}
            defaultChecked={reason === 'other'}
            isCompact
          >
            {text(`reason-${reason}`)}
          </Choice>
        ))}
      </fieldset>
    </section>
  )
}

function intoSight(card: HTMLElement | null): void {
  card?.scrollIntoView()
}
