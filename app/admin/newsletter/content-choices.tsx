import { Choice } from '#app/ui/choice.tsx'
import { DateRangeText, MoneyText, useText } from '#app/ui/text.tsx'
import { Card } from '../ui/card.tsx'
import type { LetterChoices } from './letter-choices.server.ts'
import type { LetterFields } from './letter-fields.ts'
import styles from './letters.module.css'
import content from '../content/content.module.css'

/** The departures that a newsletter may tell; those it tells are ticked. */
export function DepartureChoices({
  departures,
  typed,
}: {
  departures: LetterChoices['departures']
  typed: LetterFields
}) {
  const text = useText('staff-letters')
  return (
    <Card title={text('departures')}>
      <div className={content.inner}>
        <p>{departures.length === 0 ? text('no-departures') : text('departures-hint')}</p>
        <div className={styles.choices}>
          {departures.map(({ id, name, departsOn, returnsOn, price, seatsLeft }) => (
            <Choice key={id} name={`departure.${id}`} defaultChecked={`departure.${id}` in typed}>
              <bdi>{name}</bdi>
              <small>
                <DateRangeText from={departsOn} to={returnsOn} short /> · <MoneyText money={price} /> ·{' '}
                {text('seats', { count: seatsLeft })}
              </small>
            </Choice>
          ))}
        </div>
      </div>
    </Card>
  )
}

/** The posts that a newsletter may tell. */
export function PostChoices({ posts, typed }: { posts: LetterChoices['posts']; typed: LetterFields }) {
  const text = useText('staff-letters')
  return (
    <Card title={text('posts')}>
      <div className={content.inner}>
        {posts.length === 0 && <p>{text('no-posts')}</p>}
        <div className={styles.choices}>
          {posts.map(({ key, title }) => (
            <Choice key={key} name={`post.${key}`} defaultChecked={`post.${key}` in typed}>
              <bdi>{title}</bdi>
            </Choice>
          ))}
        </div>
      </div>
    </Card>
  )
}
