import { paths } from '#app/addresses/paths.ts'
import { Button } from '#app/ui/button.tsx'
import { Tag } from '#app/ui/tag.tsx'
import { useLocale, useText } from '#app/ui/text.tsx'
import {
  kindOfRoom,
  needsBed,
  placeReasons,
  roomsOfStay,
  stayToFill,
  toGuest,
  travellersOfStay,
  type WorkRoom,
  type WorkStay,
  type Workspace,
  type WorkTraveller,
} from '#modules/operations/index.ts'
import { StaffButtonLink } from '../ui/staff-link.tsx'
import { ActForm } from '../ui/act-form.tsx'
import { Card } from '../ui/card.tsx'
import { OWN_PLAN, opsQueryValues, type OpsQuery } from './ops-query.ts'
import { HiddenFields } from './hidden-fields.tsx'
import { isolated } from '#app/ui/isolated.tsx'
import { usePersonName } from './use-person-name.ts'
import { joinList } from '#kernel/join-list.ts'
import styles from './operations.module.css'

/**
 * The rooms of one hotel. A traveller is chosen and a room pressed, by keyboard and without script as well; where there is
 * script, dragging does the same.
 */
export function RoomBoard({
  workspace,
  query,
  here,
  chosen,
}: {
  workspace: Workspace
  query: OpsQuery
  here: string
  chosen?: string | undefined
}) {
  const text = useText('staff-operations')
  const locale = useLocale()
  const { stays, version, undoable, date } = workspace
  const stay = stayToFill(workspace, query.stay)
  if (!stay || workspace.travellers.length === 0)
    return (
      <Card id="rooms" title={text('rooming')}>
        <p className={styles.nothing}>{text(stay ? 'nobody' : 'no-stays')}</p>
      </Card>
    )
  const travellers = travellersOfStay(workspace, stay)
  const unplaced = travellers.filter(({ rooms }) => !rooms[stay.key])
  const copied = stays.filter(({ key }) => key !== stay.key && unplaced.some(({ rooms }) => rooms[key]))
  const planAddress = (plan: string) =>
    `${paths.adminDate(locale, 'ops', date, opsQueryValues({ ...query, stay: stay.key, plan }))}#plan`
  return (
    <Card
      id="rooms"
      title={text('rooming')}
      end={
        <div className={styles.row}>
          {stays.map((each) => (
            <a
              key={each.key}
              className={styles.chip}
              href={`${paths.adminDate(locale, 'ops', date, opsQueryValues({ ...query, stay: each.key, plan: undefined }))}#rooms`}
              {...(each === stay ? { 'aria-current': true } : {})}
            >
              <span>
                <bdi>{joinList([each.name[locale], each.cityName[locale]], locale)}</bdi>
              </span>
            </a>
          ))}
          {unplaced.length > 0 && (
            <StaffButtonLink look="outline" isSmall className={styles.press} href={planAddress(OWN_PLAN)}>
              {text('propose')}
            </StaffButtonLink>
          )}
          {unplaced.length > 0 &&
            copied.map((each) => (
              <StaffButtonLink
                key={each.key}
                look="outline"
                isSmall
                className={styles.press}
                href={planAddress(each.key)}
              >
                {text.rich('copy-rooms', { hotel: each.name[locale], user: isolated })}
              </StaffButtonLink>
            ))}
          {undoable.includes(stay.key) && (
            <ActForm reloadDocument action={here}>
              <HiddenFields version={version} stay={stay.key} />
              <Button name="intent" value="undo" look="outline" isSmall>
                {text('undo')}
              </Button>
            </ActForm>
          )}
        </div>
      }
    >
      <ActForm reloadDocument action={here} className={styles.board} data-room-board="">
        <input type="hidden" name="intent" value="place" />
        <HiddenFields version={version} stay={stay.key} />
        <fieldset className={styles.unplaced} data-room="">
          <legend>{text('unplaced')}</legend>
          <p>{text(travellers.length === 0 ? 'nobody' : unplaced.length > 0 ? 'unplaced-lead' : 'all-placed')}</p>
          {unplaced.map((each) => (
            <Guest key={each.id} traveller={each} isChosen={each.id === chosen} />
          ))}
          <Button name="roomId" value="" look="outline" isSmall data-place="">
            {text('no-room')}
          </Button>
        </fieldset>
        <div className={styles.rooms}>
          {roomsOfStay(workspace, stay).map((room) => (
            <Room key={room.id} room={room} stay={stay} travellers={travellers} chosen={chosen} />
          ))}
        </div>
      </ActForm>
      <RoomForms workspace={workspace} stay={stay} here={here} />
    </Card>
  )
}

function Room({
  room,
  stay,
  travellers,
  chosen,
}: {
  room: WorkRoom
  stay: WorkStay
  travellers: WorkTraveller[]
  chosen?: string | undefined
}) {
  const text = useText('staff-operations')
  const guests = travellers.filter(({ rooms }) => rooms[stay.key]?.id === room.id)
  const kind = kindOfRoom(guests.map(toGuest))
  const free = Math.max(0, room.beds - guests.filter(needsBed).length)
  return (
    <fieldset className={styles.room} data-room={room.id}>
      <legend>
        <bdi>{room.number}</bdi>
      </legend>
      <span className={styles.row}>
        <span>{text('beds', { count: room.beds })}</span>
        <Tag tone={kind === 'family' ? 'turquoise' : kind === 'female' ? 'brass' : kind === 'male' ? 'green' : 'gray'}>
          {text(`kind-${kind}`)}
        </Tag>
      </span>
      {(room.floor !== '' || room.view !== '') && (
        <small>
          {[room.floor && text(`floor-${room.floor}`), room.view && text(`sight-${room.view}`)]
            .filter(Boolean)
            .join(' · ')}
        </small>
      )}
      {guests.map((each) => (
        <Guest key={each.id} traveller={each} isChosen={each.id === chosen} reason={each.rooms[stay.key]?.reason} />
      ))}
      {Array.from({ length: free }, (_, at) => (
        <span key={at} className={styles.free}>
          {text('empty-bed')}
        </span>
      ))}
      <Button
        name="roomId"
        value={room.id}
        look="outline"
        isSmall
        data-place=""
        aria-label={`${text('place')}: ${room.number}`}
      >
        {text('place')}
      </Button>
    </fieldset>
  )
}

function Guest({
  traveller,
  isChosen,
  reason,
}: {
  traveller: WorkTraveller
  isChosen: boolean
  reason?: string | undefined
}) {
  const text = useText('staff-operations')
  const nameOf = usePersonName()
  const { id, gender, roomWish } = traveller
  const known = placeReasons.find((each) => each === reason)
  return (
    <label className={styles.guest} draggable data-guest={id} id={`guest-${id}`}>
      <input type="radio" name="passengerId" value={id} required defaultChecked={isChosen} />
      <span>
        <bdi>{nameOf(traveller)}</bdi>
        {known && <small>{text(`reason-${known}`)}</small>}
        {roomWish && (
          <small>
            <bdi>{roomWish}</bdi>
          </small>
        )}
      </span>
      {gender && <span>{text(gender)}</span>}
    </label>
  )
}

function RoomForms({ workspace, stay, here }: { workspace: Workspace; stay: WorkStay; here: string }) {
  const text = useText('staff-operations')
  const rooms = roomsOfStay(workspace, stay)
  return (
    <div className={styles.foot}>
      <ActForm reloadDocument action={here} className={styles.row}>
        <HiddenFields version={workspace.version} stay={stay.key} />
        <label className={styles.field}>
          <span>{text('room-number')}</span>
          <input name="number" required maxLength={20} dir="ltr" />
        </label>
        <label className={styles.field}>
          <span>{text('bed-count')}</span>
          <input name="beds" type="number" min={1} max={8} defaultValue={2} required />
        </label>
        <Button name="intent" value="open-room" look="outline" isSmall>
          {text('add-room')}
        </Button>
      </ActForm>
      {rooms.length > 0 && (
        <ActForm reloadDocument action={here} className={styles.row}>
          <HiddenFields version={workspace.version} stay={stay.key} />
          <label className={styles.field}>
            <span>{text('room')}</span>
            <select name="roomId">
              {rooms.map(({ id, number }) => (
                <option key={id} value={id}>
                  {number}
                </option>
              ))}
            </select>
          </label>
          <label className={styles.field}>
            <span>{text('room-number')}</span>
            <input name="number" maxLength={20} dir="ltr" />
          </label>
          <Button name="intent" value="rename-room" look="outline" isSmall>
            {text('rename-room')}
          </Button>
          <Button name="intent" value="close-room" look="outline" isSmall>
            {text('close-room')}
          </Button>
        </ActForm>
      )}
    </div>
  )
}
