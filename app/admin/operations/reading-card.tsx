import { paths } from '#app/addresses/paths.ts'
import { Button } from '#app/ui/button.tsx'
import { useLocale, useText } from '#app/ui/text.tsx'
import { formatDayFirst } from '#kernel/format-date.ts'
import { parsePlainDate, type PlainDate } from '#kernel/plain-date.ts'
import type { DocumentReading } from '#modules/operations/index.server.ts'
import type { Difference } from '#modules/operations/index.ts'
import { ActForm } from '../ui/act-form.tsx'
import { Card } from '../ui/card.tsx'
import styles from './reader-page.module.css'

type Person = { id: string; name: string }

/** A document that was read: whose it is, and what it says otherwise than it is known, before anything is written. */
export function ReadingCard({
  date,
  reading,
  travellers,
}: {
  date: PlainDate
  reading: DocumentReading
  travellers: readonly Person[]
}) {
  const text = useText('staff-operations')
  const { document, travellerId, differences } = reading
  const traveller = travellers.find(({ id }) => id === travellerId)
  return (
    <Card id="reading" title={text(`document-${document.kind}`)} end={<bdi dir="ltr">{document.number}</bdi>}>
      <div className={styles.reading}>
        <p className={styles.holder}>
          <bdi>{`${document.lastName} ${document.firstName}`}</bdi>
          <bdi dir="ltr">{formatDayFirst(document.bornOn)}</bdi>
          {document.nationality && <bdi dir="ltr">{document.nationality}</bdi>}
          <span>
            {text('expiry')} <bdi dir="ltr">{formatDayFirst(document.expiresOn)}</bdi>
          </span>
        </p>
        {traveller ? (
          <Differences date={date} reading={reading} traveller={traveller} differences={differences} />
        ) : (
          <WhoseIsIt reading={reading} travellers={travellers} date={date} />
        )}
      </div>
    </Card>
  )
}

function Differences({
  date,
  reading,
  traveller,
  differences,
}: {
  date: PlainDate
  reading: DocumentReading
  traveller: Person
  differences: readonly Difference[]
}) {
  const text = useText('staff-operations')
  const locale = useLocale()
  const say = useFieldWords()
  return (
    <ActForm reloadDocument action={paths.adminReader(locale, date)} className={styles.differences}>
      <input type="hidden" name="person" value={traveller.id} />
      <input type="hidden" name="orderVersion" value={reading.orderVersion} />
      <p>
        {text('document-of')}{' '}
        <b>
          <bdi>{traveller.name}</bdi>
        </b>
      </p>
      {differences.length === 0 && <p>{text('document-agrees')}</p>}
      {differences.map((each) => (
        <label key={each.field} className={styles.difference}>
          {/* Another name makes another person of a traveller: nobody does that in passing. */}
          <input type="checkbox" name="take" value={each.field} defaultChecked={!isName(each)} />
          <input type="hidden" name={each.field} value={each.after} />
          <span>{text(`document-${each.field}`)}</span>
          <del>{say(each, each.before)}</del>
          <ins>{say(each, each.after)}</ins>
        </label>
      ))}
      <Button name="intent" value="take" data-next="">
        {text(differences.length === 0 ? 'next-document' : 'save-document')}
      </Button>
    </ActForm>
  )
}

function WhoseIsIt({
  date,
  reading: { likely },
  travellers,
}: {
  date: PlainDate
  reading: DocumentReading
  travellers: readonly Person[]
}) {
  const text = useText('staff-operations')
  const locale = useLocale()
  const near = travellers.filter(({ id }) => likely.includes(id))
  const shown = near.length > 0 ? near : travellers
  return (
    <>
      <p>{text(near.length > 0 ? 'document-whose' : 'document-nobodys')}</p>
      <ul className={styles.people}>
        {shown.map(({ id, name }) => (
          <li key={id}>
            <a href={paths.adminReader(locale, date, { person: id })}>
              <bdi>{name}</bdi>
            </a>
          </li>
        ))}
      </ul>
    </>
  )
}

function isName({ field }: Difference): boolean {
  return field === 'lastName' || field === 'firstName'
}

/** A value as it is read: days by the clock of papers, sexes by their letter, nothing as a stroke. */
function useFieldWords(): (difference: Difference, value: string) => string {
  const text = useText('staff-operations')
  return ({ field }, value) => {
    if (value === '') return '—'
    if (field === 'gender') return text(value === 'female' ? 'female' : 'male')
    const day = parsePlainDate(value)
    return day ? formatDayFirst(day) : value
  }
}
