import type { ReactNode } from 'react'
import { Button } from '#app/ui/button.tsx'
import { TextAreaField } from '#app/ui/text-area-field.tsx'
import { useText } from '#app/ui/text.tsx'
import type { LedPerson } from '#modules/operations/index.server.ts'
import { LONGEST_WORDS, type Incident } from '#modules/road/index.ts'
import styles from './leader.module.css'
import { nameOf } from './name-of.ts'
import { useHour } from './use-hour.ts'

/** What happened to whom, with what is being done; the leader adds words when there is time for them. */
export function IncidentsSection({
  incidents,
  people,
}: {
  incidents: readonly Incident[]
  people: readonly LedPerson[]
}) {
  const text = useText('leader')
  return (
    <section id="incidents" aria-labelledby="incidents-title">
      <h2 id="incidents-title">{text('incidents')}</h2>
      {incidents.length === 0 && <p data-no-incidents="">{text('no-incidents')}</p>}
      <ul className={styles.people} data-incidents="" data-the-group={text('the-group')}>
        <template>
          <IncidentRow />
        </template>
        {incidents.map((incident) => (
          <IncidentRow
            key={incident.id}
            incident={incident}
            person={people.find(({ id }) => id === incident.passengerId)}
          />
        ))}
      </ul>
    </section>
  )
}

/** Without an incident it is the pattern of one that is reported on the telephone. */
function IncidentRow({ incident, person }: { incident?: Incident; person?: LedPerson | undefined }) {
  const text = useText('leader')
  const hourOf = useHour()
  const { id = '', kind = 'other', passengerId = null, happenedAt, settledAt = null } = incident ?? {}
  const hidden = { id, kind, passenger: passengerId ?? '', happenedAt: happenedAt?.toISOString() ?? '' }
  return (
    <li className={styles.person}>
      <p>
        <b data-what="">{incident && text(`incident-${kind}`)}</b>{' '}
        <bdi data-who="">{person ? nameOf(person) : incident && text('the-group')}</bdi>{' '}
        <bdi data-at="">{happenedAt && hourOf(happenedAt)}</bdi>
      </p>
      <form
        method="post"
        className={styles.incident}
        data-incident={id}
        data-passenger={passengerId ?? ''}
        data-kind={kind}
        data-happened-at={hidden.happenedAt}
        data-settled={settledAt !== null}
      >
        {Object.entries(hidden).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <Words name="place" label={text('incident-place')} words={incident?.place} />
        <Words name="note" label={text('incident-note')} words={incident?.note} />
        <Words name="nextStep" label={text('incident-next')} words={incident?.nextStep} />
        <p className={styles.settled}>{text('settled')}</p>
        <div className={styles.buttons}>
          <Button name="intent" value="save-incident" look="outline">
            {text('save-incident')}
          </Button>
          <Button name="intent" value="settle-incident" className={styles.settle}>
            {text('settle-incident')}
          </Button>
        </div>
      </form>
    </li>
  )
}

function Words({ name, label, words }: { name: string; label: ReactNode; words: string | undefined }) {
  return <TextAreaField name={name} label={label} rows={1} maxLength={LONGEST_WORDS} defaultValue={words} isOptional />
}
