import { paths } from '#app/addresses/paths.ts'
import { ButtonLink } from '#app/ui/button-link.tsx'
import { Button } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { Tag } from '#app/ui/tag.tsx'
import { DateText, MoneyText, useLocale, useText } from '#app/ui/text.tsx'
import { formatDayFirst } from '#kernel/format-date.ts'
import { joinList } from '#kernel/join-list.ts'
import { subtract } from '#kernel/money.ts'
import { isAboutHealth } from '#modules/booking/index.ts'
import { mahramsOf, type Workspace, type WorkTraveller } from '#modules/operations/index.ts'
import { StaffButtonLink } from '../ui/staff-link.tsx'
import { ActForm } from '../ui/act-form.tsx'
import { ChatLink } from '../ui/chat-link.tsx'
import { flagsOf } from './flags-of.ts'
import { HiddenFields } from './hidden-fields.tsx'
import { opsQueryValues, type OpsQuery } from './ops-query.ts'
import { PersonFamily } from './person-family.tsx'
import { roomNumbersOf } from './room-numbers.ts'
import { visaTones } from './visa-tones.ts'
import { usePersonName } from './use-person-name.ts'
import shared from './operations.module.css'
import styles from './person-card.module.css'

/** One traveller beside the list: what is wrong, facts, with whom they may share a room, a note, a seat on each ride. */
export function PersonCard({
  traveller,
  chat,
  workspace,
  query,
  here,
  seesNumbers,
  typed,
}: {
  traveller: WorkTraveller
  /** With the customer, where the page wrote one. */
  chat: string | undefined
  workspace: Workspace
  query: OpsQuery
  here: string
  seesNumbers: boolean
  /** What was typed into a form that was refused. */
  typed: Readonly<Record<string, string>> | undefined
}) {
  const text = useText('staff-operations')
  const nameOf = usePersonName()
  const words = useText('travellers')
  const locale = useLocale()
  const { order, missing, age } = traveller
  const flags = flagsOf(traveller)
  const back = paths.adminDate(locale, 'ops', workspace.date, opsQueryValues({ ...query, person: undefined }))
  const beside = sharingWith(traveller, workspace)
  return (
    <article className={styles.card} id="person" aria-labelledby="person-name">
      <header className={styles.head}>
        <h2 id="person-name">
          <bdi>{nameOf(traveller)}</bdi>
        </h2>
        <p>
          <a href={paths.adminOrder(locale, order.id)}>{order.no}</a> · <bdi>{order.contact}</bdi>
          {age !== null && <> · {text('years-old', { count: age })}</>}
        </p>
        <a href={`${back}#work`} className={styles.close} aria-label={text('close-person')}>
          <Icon name="x" />
        </a>
      </header>
      {(missing.length > 0 || traveller.lacksMahram) && (
        <div className={styles.wrong}>
          <Notice tone="error">
            {traveller.lacksMahram && <p>{text('lacks-mahram')}</p>}
            {missing.map((paper) => (
              <p key={paper}>
                {paper === 'passport-too-short' ? (
                  <>
                    {text('needed-until')} <DateText date={traveller.passportNeededUntil} short />
                  </>
                ) : (
                  text(`missing-${paper}`)
                )}
              </p>
            ))}
          </Notice>
        </div>
      )}
      <dl className={styles.facts}>
        <div>
          <dt>{text('passport')}</dt>
          <dd>
            <bdi dir="ltr">{traveller.passportNo ?? '—'}</bdi>
          </dd>
        </div>
        <div>
          <dt>{text('born')}</dt>
          <dd>
            <bdi dir="ltr">{traveller.bornOn ? formatDayFirst(traveller.bornOn) : '—'}</bdi>
          </dd>
        </div>
        <div>
          <dt>{text('expiry')}</dt>
          <dd className={missing.includes('passport-too-short') ? shared.missing : undefined}>
            <bdi dir="ltr">{traveller.passportExpiresOn ? formatDayFirst(traveller.passportExpiresOn) : '—'}</bdi>
          </dd>
        </div>
        <div>
          <dt>{text('visa')}</dt>
          <dd>
            <Tag tone={visaTones[traveller.visa]}>{text(`visa-${traveller.visa}`)}</Tag>
          </dd>
        </div>
        <div>
          <dt>{text('room')}</dt>
          <dd>
            <bdi dir="ltr">{roomNumbersOf(traveller, workspace) || text('no-room')}</bdi>
          </dd>
        </div>
        <div>
          <dt>{text('paid-of-price')}</dt>
          <dd>
            <MoneyText money={subtract(traveller.price, traveller.open)} /> / <MoneyText money={traveller.price} />
          </dd>
        </div>
      </dl>
      {(flags.length > 0 || beside.length > 0) && (
        <ul className={styles.signs}>
          {flags.map((flag) => (
            <li key={flag}>
              <Icon name={isAboutHealth(flag) ? 'accessibility' : 'info'} /> <b>{words(`name-${flag}`)}</b>
            </li>
          ))}
          {beside.length > 0 && (
            <li>
              <Icon name="users" />{' '}
              <span>
                {text('same-room')} <bdi>{joinList(beside.map(nameOf), locale)}</bdi>
              </span>
            </li>
          )}
        </ul>
      )}
      <PersonForms traveller={traveller} workspace={workspace} here={here} typed={typed} />
      <footer className={styles.acts}>
        <ButtonLink look="outline" href={`tel:${order.phone}`}>
          <Icon name="phone" /> {text('call')}
        </ButtonLink>
        {order.emergency && (
          <ButtonLink look="outline" href={`tel:${order.emergency.phone}`}>
            <Icon name="phone" />{' '}
            {text('call-emergency', {
              name: order.emergency.name,
              relation: words(`emergency-${order.emergency.relation}`),
            })}
          </ButtonLink>
        )}
        {chat !== undefined && <ChatLink href={chat} name={order.contact} look="button" />}
        <StaffButtonLink
          look="outline"
          href={`${paths.adminDate(locale, 'ops', workspace.date, opsQueryValues({ tab: 'rooms', stay: query.stay }))}#guest-${traveller.id}`}
        >
          <Icon name="bed-double" /> {text('to-room')}
        </StaffButtonLink>
        {seesNumbers && (
          <StaffButtonLink look="outline" href={paths.adminReader(locale, workspace.date, { person: traveller.id })}>
            {text('reader')}
          </StaffButtonLink>
        )}
        <StaffButtonLink href={paths.adminOrder(locale, order.id)}>{text('to-order')}</StaffButtonLink>
      </footer>
    </article>
  )
}

function PersonForms({
  traveller,
  workspace,
  here,
  typed,
}: {
  traveller: WorkTraveller
  workspace: Workspace
  here: string
  typed: Readonly<Record<string, string>> | undefined
}) {
  const text = useText('staff-operations')
  const nameOf = usePersonName()
  const { version, rides, travellers } = workspace
  const { id, mahramId, relatives } = traveller
  const seen = { version, id }
  const fitting = mahramsOf(traveller, travellers)
  // Who was written down before kinship was is still shown, so that saving keeps it.
  const chosen = travellers.filter((each) => each.id === mahramId && !fitting.includes(each))
  const mahrams = [...fitting, ...chosen]
  const isChoice = fitting.length > 1 || chosen.length > 0
  return (
    <div className={styles.forms}>
      <PersonFamily key={relatives.length} traveller={traveller} workspace={workspace} here={here} />
      <ActForm reloadDocument action={here} className={shared.stack}>
        <HiddenFields {...seen} />
        {isChoice && (
          <label className={shared.field}>
            <span>{text('mahram')}</span>
            <select name="mahramId" defaultValue={typed?.['mahramId'] ?? mahramId ?? ''}>
              <option value="">{text('mahram-none')}</option>
              {mahrams.map((each) => (
                <option key={each.id} value={each.id}>
                  {nameOf(each)}
                </option>
              ))}
            </select>
          </label>
        )}
        <label className={shared.field}>
          <span>{text('room-wish')}</span>
          <input name="roomWish" maxLength={120} defaultValue={typed?.['roomWish'] ?? traveller.roomWish} />
        </label>
        <label className={shared.field}>
          <span>{text('note')}</span>
          <textarea name="note" rows={2} maxLength={300} defaultValue={typed?.['note'] ?? traveller.note} />
        </label>
        <Button name="intent" value="traveller" isSmall>
          {text('save')}
        </Button>
      </ActForm>
      {rides.map((ride) => (
        <ActForm reloadDocument key={ride.id} action={here} className={styles.seat}>
          <HiddenFields {...seen} rideId={ride.id} />
          <label className={shared.field}>
            <span>{text('seat-on', { name: ride.name })}</span>
            <input
              name="seat"
              maxLength={10}
              dir="ltr"
              defaultValue={typed?.['rideId'] === ride.id ? typed['seat'] : (traveller.seats[ride.id] ?? '')}
            />
          </label>
          <Button name="intent" value="seat" look="outline" isSmall>
            {text('seat-one')}
          </Button>
          {ride.id in traveller.seats && (
            <Button name="intent" value="unseat" look="outline" isSmall>
              {text('unseat')}
            </Button>
          )}
        </ActForm>
      ))}
    </div>
  )
}

/** Who sleeps in a room with the traveller, in any of the hotels. */
function sharingWith({ id, rooms }: WorkTraveller, { travellers }: Workspace): WorkTraveller[] {
  const own = new Set(Object.values(rooms).map((room) => room.id))
  return travellers.filter((each) => each.id !== id && Object.values(each.rooms).some((room) => own.has(room.id)))
}
