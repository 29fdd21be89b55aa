import type { ReactNode } from 'react'
import { Button } from '#app/ui/button.tsx'
import { DateField } from '#app/ui/date-field.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { SelectField } from '#app/ui/select-field.tsx'
import { useText } from '#app/ui/text.tsx'
import type { LastVisit } from '#modules/operations/index.ts'
import styles from './order-permits.module.css'

function isolated(words: ReactNode): ReactNode {
  return <bdi>{words}</bdi>
}

export type AskedVisit = { id: string; name: string; lastVisit: LastVisit }

/** When each of them was last in the Rawdah: never, on a day, or nobody knows. */
export function RawdahVisits({
  visits,
  daysBetween,
  isSaved,
  wrong,
}: {
  visits: readonly AskedVisit[]
  daysBetween: number
  isSaved: boolean
  /** Whose day could not be taken, and what was typed. */
  wrong: { id: string; typed: string } | undefined
}) {
  const text = useText('permits')
  if (visits.length === 0) return null
  return (
    <section className={styles.permits} id="rawdah">
      <h2>{text('ask-title')}</h2>
      <p>{text('ask-lead', { count: daysBetween })}</p>
      {isSaved && (
        <Notice tone="success" isAnnounced>
          {text('saved')}
        </Notice>
      )}
      <ul>
        {visits.map(({ id, name, lastVisit }) => {
          const isDay = lastVisit !== 'never' && lastVisit !== 'unknown'
          const own = wrong?.id === id ? wrong : undefined
          return (
            <li key={id}>
              <form method="post" action="#rawdah" noValidate>
                <input type="hidden" name="intent" value="rawdah-visit" />
                <input type="hidden" name="traveller" value={id} />
                <SelectField
                  label={text.rich('visit', { name, user: isolated })}
                  name="visit"
                  defaultValue={own || isDay ? 'on' : lastVisit}
                >
                  <option value="unknown">{text('unknown')}</option>
                  <option value="never">{text('never')}</option>
                  <option value="on">{text('on')}</option>
                </SelectField>
                <DateField
                  label={text('day')}
                  name="day"
                  isOptional
                  isFar
                  defaultValue={own?.typed ?? (isDay ? lastVisit : '')}
                  error={own && text('wrong')}
                />
                <Button look="outline">{text('save')}</Button>
              </form>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
