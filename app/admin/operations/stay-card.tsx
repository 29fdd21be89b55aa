import { useId } from 'react'
import { Button } from '#app/ui/button.tsx'
import { DateInput } from '#app/ui/date-input.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { useLocale, useText } from '#app/ui/text.tsx'
import { joinList } from '#kernel/join-list.ts'
import { floorWishes, roomsOfStay, viewWishes, type WorkStay, type Workspace } from '#modules/operations/index.ts'
import { ActForm } from '../ui/act-form.tsx'
import { Card } from '../ui/card.tsx'
import { HiddenFields } from './hidden-fields.tsx'
import shared from './operations.module.css'
import styles from './stay-card.module.css'

const roomSizes = [1, 2, 3, 4] as const

/** What is settled with a hotel: its confirmation, until when it keeps rooms, how many of which size, and what is wished for. */
export function StayCard({
  workspace,
  stay,
  here,
  typed,
}: {
  workspace: Workspace
  stay: WorkStay
  here: string
  typed: Readonly<Record<string, string>> | undefined
}) {
  const text = useText('staff-operations')
  const locale = useLocale()
  return (
    <Card
      id="stay"
      title={text('hotel-facts')}
      end={<bdi>{joinList([stay.name[locale], stay.cityName[locale]], locale)}</bdi>}
    >
      <div className={styles.stay}>
        <FactsForm workspace={workspace} stay={stay} here={here} typed={typed} />
        <WishesForm workspace={workspace} stay={stay} here={here} />
      </div>
    </Card>
  )
}

function FactsForm({
  workspace,
  stay: { key, facts },
  here,
  typed,
}: {
  workspace: Workspace
  stay: WorkStay
  here: string
  typed: Readonly<Record<string, string>> | undefined
}) {
  const text = useText('staff-operations')
  const optionId = useId()
  const own = typed?.['intent'] === 'stay-facts' && typed['stay'] === key ? typed : undefined
  const opened = workspace.rooms.filter(({ stay }) => stay === key)
  return (
    <ActForm reloadDocument action={here} className={styles.facts}>
      <HiddenFields version={workspace.version} stay={key} />
      <label className={shared.field}>
        <span>{text('confirmation')}</span>
        <input
          name="confirmation"
          maxLength={60}
          dir="ltr"
          defaultValue={own?.['confirmation'] ?? facts.confirmation}
        />
      </label>
      <div className={shared.field}>
        <label htmlFor={optionId}>{text('option-on')}</label>
        <DateInput id={optionId} name="optionOn" defaultValue={own?.['optionOn'] ?? facts.optionOn ?? ''} />
      </div>
      <label className={shared.field}>
        <span>{text('hotel-mail')}</span>
        <input name="mail" type="email" maxLength={120} dir="ltr" defaultValue={own?.['mail'] ?? facts.mail} />
      </label>
      <fieldset className={styles.sizes}>
        <legend>{text('contracted')}</legend>
        {roomSizes.map((beds) => {
          const contracted = facts.contracted.find((each) => each.beds === beds)?.rooms ?? 0
          const open = opened.filter((room) => room.beds === beds).length
          return (
            <label key={beds} className={shared.field}>
              <span>{text('room-for', { count: beds })}</span>
              <input
                name={`beds-${beds}`}
                type="number"
                min={0}
                max={500}
                defaultValue={own?.[`beds-${beds}`] ?? String(contracted)}
              />
              <small className={open > contracted && contracted > 0 ? shared.missing : undefined}>
                {text('opened-rooms', { count: open })}
              </small>
            </label>
          )
        })}
      </fieldset>
      <label className={shared.field} data-wide="">
        <span>{text('hotel-wish')}</span>
        <textarea name="wish" rows={2} maxLength={300} defaultValue={own?.['wish'] ?? facts.wish} />
      </label>
      <Button name="intent" value="stay-facts" isSmall>
        {text('save')}
      </Button>
    </ActForm>
  )
}

function WishesForm({ workspace, stay, here }: { workspace: Workspace; stay: WorkStay; here: string }) {
  const text = useText('staff-operations')
  const rooms = roomsOfStay(workspace, stay)
  if (rooms.length === 0) return null
  return (
    <details className={styles.wishes}>
      <summary>
        {text('room-wishes')} <Icon name="chevron-down" />
      </summary>
      <ActForm reloadDocument action={here} className={shared.stack}>
        <HiddenFields version={workspace.version} stay={stay.key} />
        <ul>
          {rooms.map(({ id, number, beds, floor, view }) => (
            <li key={id}>
              <span>
                <b>
                  <bdi>{number}</bdi>
                </b>{' '}
                {text('beds', { count: beds })}
              </span>
              <select name="floor" defaultValue={`${id}:${floor}`} aria-label={`${number}: ${text('floor')}`}>
                <option value={`${id}:`}>{text('floor-any')}</option>
                {floorWishes.map((each) => (
                  <option key={each} value={`${id}:${each}`}>
                    {text(`floor-${each}`)}
                  </option>
                ))}
              </select>
              <select name="view" defaultValue={`${id}:${view}`} aria-label={`${number}: ${text('sight')}`}>
                <option value={`${id}:`}>{text('sight-any')}</option>
                {viewWishes.map((each) => (
                  <option key={each} value={`${id}:${each}`}>
                    {text(`sight-${each}`)}
                  </option>
                ))}
              </select>
            </li>
          ))}
        </ul>
        <Button name="intent" value="room-wishes" look="outline" isSmall>
          {text('save')}
        </Button>
      </ActForm>
    </details>
  )
}
