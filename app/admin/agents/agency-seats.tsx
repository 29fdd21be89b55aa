import { Button } from '#app/ui/button.tsx'
import { DateField } from '#app/ui/date-field.tsx'
import { SelectField } from '#app/ui/select-field.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { DateText, useText } from '#app/ui/text.tsx'
import type { PlainDate } from '#kernel/plain-date.ts'
import { ActForm } from '../ui/act-form.tsx'
import { Card } from '../ui/card.tsx'
import { cell, DataTable } from '#app/ui/data-table.tsx'
import styles from './agents.module.css'

export type ShownAllotment = {
  id: string
  tourName: string
  departsOn: PlainDate
  seats: number
  taken: number
  releaseOn: PlainDate
  releasedAt: Date | null
}

/** The seats an agency was promised, and a form to promise more. */
export function AgencySeats({
  allotments,
  departures,
}: {
  allotments: readonly ShownAllotment[]
  departures: readonly { id: string; name: string; seatsLeft: number }[]
}) {
  const text = useText('agents')
  return (
    <Card title={text('allotments')}>
      {allotments.length === 0 ? (
        <p className={styles.empty}>{text('no-allotments')}</p>
      ) : (
        <DataTable
          caption={text('allotments')}
          head={
            <>
              <th scope="col">{text('departure')}</th>
              <th scope="col" className={cell.end}>
                {text('sold')}
              </th>
              <th scope="col" className={cell.end}>
                {text('seats')}
              </th>
              <th scope="col">{text('release-on')}</th>
              <th scope="col">{text('state')}</th>
            </>
          }
        >
          {allotments.map(({ id, tourName, departsOn, seats, taken, releaseOn, releasedAt }) => (
            <tr key={id}>
              <td>
                <DateText date={departsOn} short /> · {tourName}
              </td>
              <td className={cell.end}>{taken}</td>
              <td className={cell.end}>{seats}</td>
              <td>
                <DateText date={releaseOn} short />
              </td>
              <td>
                {releasedAt ? (
                  text('released')
                ) : (
                  <ActForm needs={['orders']}>
                    <input type="hidden" name="allotmentId" value={id} />
                    <Button isSmall look="outline" name="intent" value="release">
                      {text('release')}
                    </Button>
                  </ActForm>
                )}
              </td>
            </tr>
          ))}
        </DataTable>
      )}
      <ActForm needs={['orders']} className={styles.grid} noValidate>
        <SelectField name="tourId" label={text('departure')} className={styles.whole}>
          {departures.map(({ id, name, seatsLeft }) => (
            <option key={id} value={id}>
              {name} · {text('seats-left', { count: seatsLeft })}
            </option>
          ))}
        </SelectField>
        <TextField name="seats" type="number" min={1} label={text('seats')} />
        <DateField name="releaseOn" label={text('release-on')} />
        <Button look="outline" name="intent" value="allot">
          {text('add-allotment')}
        </Button>
      </ActForm>
    </Card>
  )
}
