import { paths } from '#app/addresses/paths.ts'
import { Button } from '#app/ui/button.tsx'
import { DataTable } from '#app/ui/data-table.tsx'
import { InstantText, useLocale, useText } from '#app/ui/text.tsx'
import { locales } from '#kernel/locale.ts'
import type { SentRoomList } from '#modules/operations/index.server.ts'
import { changesBetween, countChanges, roomListOf, type WorkStay, type Workspace } from '#modules/operations/index.ts'
import { ActForm } from '../ui/act-form.tsx'
import { Card } from '../ui/card.tsx'
import { HiddenFields } from './hidden-fields.tsx'
import { changeLines } from './hotel-list-sheet.ts'
import shared from './operations.module.css'
import styles from './stay-card.module.css'

/** The lists of rooms that went to a hotel by their numbers, and what has changed since the last one. */
export function HotelListCard({
  workspace,
  stay,
  lists,
  here,
}: {
  workspace: Workspace
  stay: WorkStay
  lists: readonly SentRoomList[]
  here: string
}) {
  const text = useText('staff-operations')
  const staff = useText('staff')
  const wanted = roomListOf(workspace, stay.key)
  const [last] = lists
  const changes = last && changesBetween(last, wanted)
  const count = changes ? countChanges(changes) : 0
  return (
    <Card id="hotel-list" title={text('hotel-list')}>
      <div className={styles.list}>
        <p>
          {!last && text('no-hotel-list')}
          {last && count === 0 && text('list-unchanged', { version: String(last.version) })}
          {last && count > 0 && (
            <b className={shared.due}>{text('list-changed', { version: String(last.version), count })}</b>
          )}
        </p>
        {changes && count > 0 && (
          <DataTable
            caption={text('change')}
            head={
              <>
                <th scope="col">{text('change')}</th>
                <th scope="col">{text('change-who')}</th>
                <th scope="col">{text('change-before')}</th>
                <th scope="col">{text('change-after')}</th>
              </>
            }
          >
            {changeLines(changes, text).map(([what, who, before, after], at) => (
              <tr key={at}>
                <th scope="row">{what}</th>
                <td>
                  <bdi>{who}</bdi>
                </td>
                <td>
                  <bdi>{before}</bdi>
                </td>
                <td>
                  <bdi>{after}</bdi>
                </td>
              </tr>
            ))}
          </DataTable>
        )}
        {wanted.rooms.length > 0 && (
          <ActForm reloadDocument action={here} className={styles.send}>
            <HiddenFields version={workspace.version} stay={stay.key} />
            {(!last || count > 0) && (
              <Button name="intent" value="make-list" look="outline" isSmall>
                {text('make-list', { version: String((last?.version ?? 0) + 1) })}
              </Button>
            )}
            {stay.facts.mail === '' ? (
              <p>{text('problem-no-address')}</p>
            ) : (
              <>
                <label className={shared.field}>
                  <span>{text('list-language')}</span>
                  <select name="language" defaultValue="en">
                    {locales.map((each) => (
                      <option key={each} value={each}>
                        {staff(`order-language-${each}`)}
                      </option>
                    ))}
                  </select>
                </label>
                <Button name="intent" value="send-list" isSmall>
                  {text('send-list')}
                </Button>
              </>
            )}
          </ActForm>
        )}
        {lists.length > 0 && <Versions workspace={workspace} stay={stay} lists={lists} />}
      </div>
    </Card>
  )
}

function Versions({
  workspace: { date },
  stay,
  lists,
}: {
  workspace: Workspace
  stay: WorkStay
  lists: readonly SentRoomList[]
}) {
  const text = useText('staff-operations')
  const staff = useText('staff')
  const locale = useLocale()
  return (
    <DataTable
      caption={text('hotel-list')}
      head={
        <>
          <th scope="col">{text('list-version')}</th>
          <th scope="col">{text('day')}</th>
          <th scope="col">{text('list-made-by')}</th>
          <th scope="col">{text('list-sent-to')}</th>
          <th scope="col">{text('rooms')}</th>
          <th scope="col">{text('files')}</th>
        </>
      }
    >
      {lists.map(({ id, version, madeAt, madeBy, mailTo, rooms }) => (
        <tr key={id}>
          <th scope="row">{version}</th>
          <td>
            <InstantText instant={madeAt} />
          </td>
          <td>
            <bdi>{madeBy}</bdi>
          </td>
          <td>{mailTo === '' ? text('list-not-sent') : <bdi dir="ltr">{mailTo}</bdi>}</td>
          <td>{rooms.length}</td>
          <td>
            <span className={styles.files}>
              {[locale, ...locales.filter((each) => each !== locale)].flatMap((each) =>
                (['pdf', 'xlsx'] as const).map((format) => (
                  <a
                    key={`${each}-${format}`}
                    href={paths.adminHotelList(each, date, format, { stay: stay.key, version: String(version) })}
                  >
                    {text(format === 'pdf' ? 'pdf' : 'excel')} · {staff(`order-language-${each}`)}
                  </a>
                )),
              )}
            </span>
          </td>
        </tr>
      ))}
    </DataTable>
  )
}
