import { Link, useNavigation } from 'react-router'
import { OfferStateTag } from '#app/offers/offer-state-tag.tsx'
import { paths } from '#app/addresses/paths.ts'
import { Button } from '#app/ui/button.tsx'
import { buttonClass } from '#app/ui/button-look.ts'
import { Icon } from '#app/ui/icon.tsx'
import { languages } from '#kernel/languages.ts'
import { Tag } from '#app/ui/tag.tsx'
import { DateRangeText, InstantText, MoneyText, useLocale, useText } from '#app/ui/text.tsx'
import { formatDate } from '#kernel/format-date.ts'
import { formatPhone } from '#kernel/format-phone.ts'
import type { StaffMember } from '#modules/accounts/index.server.ts'
import type { RequestState } from '#modules/engagement/index.ts'
import { useMay } from '../ui/may.ts'
import { StaffLink } from '../ui/staff-link.tsx'
import { ActForm } from '../ui/act-form.tsx'
import type { RequestView } from './desk.server.ts'
import { refText } from './request-ref.ts'
import type { RefusedAct } from './refused-act.ts'
import { ChoiceBox } from '#app/ui/choice-box.tsx'
import { RequestForms } from './request-forms.tsx'
import { ChatLink } from '../ui/chat-link.tsx'
import styles from './request-card.module.css'

/** So many people come as a list, not one by one. */
const LEAST_GROUP = 8

const toneOf: Record<RequestState, 'brass' | 'turquoise' | 'green'> = {
  new: 'brass',
  in_progress: 'turquoise',
  done: 'green',
}

/** One request: who asks what since when, and what staff do about it. */
export function RequestCard({
  request,
  staff,
  canRing,
  refused,
  selection,
}: {
  request: RequestView
  staff: StaffMember[]
  canRing: boolean
  refused: RefusedAct | undefined
  selection: { formId: string; value: string }
}) {
  const text = useText('staff-requests')
  const { kind, state, age, message, subject, isCallDue } = request
  const isLate = state !== 'done' && age.unit === 'days'
  return (
    <article className={styles.request} id={`request-${request.id}`} aria-labelledby={`name-${request.id}`}>
      <div className={styles.words}>
        <header className={styles.head}>
          <ChoiceBox {...selection} name={request.name} />
          <b id={`name-${request.id}`}>
            <bdi>{request.name}</bdi>
          </b>
          <Tag tone={toneOf[state]}>{text(`state-${state}`)}</Tag>
          {state !== 'done' && (
            <Tag tone={isLate ? 'red' : 'gray'} icon="clock">
              {text(`age-${age.unit}`, { count: age.count })}
            </Tag>
          )}
          {request.callAgainAt && state !== 'done' && (
            <Tag tone={isCallDue ? 'red' : 'turquoise'} icon="phone-call">
              {text('again')} <InstantText instant={request.callAgainAt} />
            </Tag>
          )}
          {(kind === 'information' || kind === 'reservation') && <Tag tone="gray">{text(`kind-${kind}`)}</Tag>}
          <span className={styles.second}>
            <bdi lang={request.language}>{languages[request.language].name}</bdi>
          </span>
        </header>
        {subject !== '' && <Subject request={request} />}
        {message !== '' && (
          <p className={styles.message} dir="auto" lang={request.language}>
            {message}
          </p>
        )}
        <Wishes request={request} />
        <Reach request={request} />
        {request.note !== '' && (
          <p className={styles.note}>
            <b>{text('note')}:</b> <bdi>{request.note}</bdi>
          </p>
        )}
        {request.events.length > 0 && <Thread request={request} />}
        {request.offers.length > 0 && <Offers offers={request.offers} />}
      </div>
      <div className={styles.acts}>
        <Acts request={request} canRing={canRing} />
        <RequestForms request={request} staff={staff} refused={refused} />
      </div>
    </article>
  )
}

function Subject({ request: { subject, tourId, departsOn, returnsOn } }: { request: RequestView }) {
  const locale = useLocale()
  return (
    <p className={styles.subject}>
      {tourId === null ? (
        <bdi>{subject}</bdi>
      ) : (
        <a href={paths.tour(locale, tourId)}>
          <bdi>{subject}</bdi>
        </a>
      )}{' '}
      {departsOn && returnsOn && <DateRangeText from={departsOn} to={returnsOn} short />}
    </p>
  )
}

function Wishes({ request }: { request: RequestView }) {
  const text = useText('staff-requests')
  const { preferredTime, groupSize, roomType, children, babies, calls, calledAt } = request
  const wishes = [
    preferredTime && text(`time-${preferredTime}`),
    groupSize !== null && text('group-size', { count: groupSize }),
    roomType && text(`room-${roomType}`),
    children !== null && children > 0 && text('children', { count: children }),
    babies !== null && babies > 0 && text('babies', { count: babies }),
    calls > 0 && text('calls', { count: calls }),
  ].filter((wish): wish is string => typeof wish === 'string')
  if (wishes.length === 0) return null
  return (
    <p className={styles.second}>
      {wishes.join(' · ')} {calledAt && <InstantText instant={calledAt} />}
    </p>
  )
}

function Reach({ request: { name, phone, chat, email, askedAt, assignee, order } }: { request: RequestView }) {
  const text = useText('staff-requests')
  const locale = useLocale()
  return (
    <p className={styles.facts}>
      {phone !== null && (
        <a href={`tel:${phone}`}>
          <bdi dir="ltr">{formatPhone(phone, locale)}</bdi>
        </a>
      )}
      {chat !== null && <ChatLink href={chat} name={name} />}
      {email !== null && (
        <a href={`mailto:${email}`}>
          <bdi dir="ltr">{email}</bdi>
        </a>
      )}
      <InstantText instant={askedAt} />
      {assignee && (
        <span>
          {text('assignee')}: <bdi>{assignee.name}</bdi>
        </span>
      )}
      {order && (
        <Link to={paths.adminOrder(locale, order.id)}>
          {text('order')} <bdi dir="ltr">{order.orderNo}</bdi>
        </Link>
      )}
    </p>
  )
}

/** Calls with what came of them, and answers with their words, in the order in which they happened. */
function Thread({ request: { events, language } }: { request: RequestView }) {
  const text = useText('staff-requests')
  return (
    <ol className={styles.thread} aria-label={text('thread')}>
      {events.map(({ id, kind, outcome, words, by, at }) => (
        <li key={id}>
          <p className={styles.second}>
            {kind === 'answer' ? text('event-answer') : text('event-call')}
            {outcome && `: ${text(`outcome-${outcome}`)}`} · <InstantText instant={at} />
            {by !== null && (
              <>
                {' · '}
                <bdi>{by}</bdi>
              </>
            )}
          </p>
          {words !== '' && (
            <p className={styles.message} dir="auto" lang={language}>
              {words}
            </p>
          )}
        </li>
      ))}
    </ol>
  )
}

/** What was offered, and what became of it. */
function Offers({ offers }: Pick<RequestView, 'offers'>) {
  const text = useText('staff-requests')
  const locale = useLocale()
  return (
    <ul className={styles.offers}>
      {offers.map(({ id, offerNo, state, validUntil, amount }) => (
        <li key={id}>
          <Link to={paths.adminOffer(locale, id)}>
            {text('offer')} <bdi dir="ltr">{offerNo}</bdi>
          </Link>{' '}
          <OfferStateTag state={state} /> <MoneyText money={amount} />{' '}
          {state === 'sent' && (
            <span className={styles.second}>{text('valid-until', { date: formatDate(validUntil, locale) })}</span>
          )}
        </li>
      ))}
    </ul>
  )
}

function Acts({ request, canRing }: { request: RequestView; canRing: boolean }) {
  const text = useText('staff-requests')
  const locale = useLocale()
  const isBusy = useNavigation().state !== 'idle'
  const { kind, id, state, phone, groupSize } = request
  const group = paths.adminGroup(locale, 'new')
  const may = useMay()
  const isSellable = state !== 'done' && !request.order
  return (
    <ActForm preventScrollReset className={styles.buttons}>
      <input type="hidden" name="kind" value={kind} />
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="version" value={request.version} />
      {phone !== null && state !== 'done' && (
        <Button name="intent" value={canRing ? 'call' : 'called'} isSmall disabled={isBusy}>
          <Icon name="phone-call" />
          {text(canRing ? 'ring' : 'called')}
        </Button>
      )}
      {state === 'new' && (
        <Button name="intent" value="take" look="outline" isSmall disabled={isBusy}>
          <Icon name="user" />
          {text('take')}
        </Button>
      )}
      {isSellable && (
        <StaffLink
          to={paths.adminNewOrder(locale, { [kind]: id })}
          className={buttonClass({ look: 'outline', isSmall: true })}
        >
          <Icon name="ticket" />
          {text('make-order')}
        </StaffLink>
      )}
      {isSellable && (
        <StaffLink
          to={paths.adminOffer(locale, 'new', { request: refText(request) })}
          className={buttonClass({ look: 'outline', isSmall: true })}
        >
          <Icon name="file-text" />
          {text('make-offer')}
        </StaffLink>
      )}
      {isSellable && groupSize !== null && groupSize >= LEAST_GROUP && may.act(group) && (
        <Button name="request" value={refText(request)} formAction={group} look="outline" isSmall disabled={isBusy}>
          <Icon name="users" />
          {text('make-group')}
        </Button>
      )}
      {kind === 'information' && state !== 'done' && (
        <StaffLink
          to={paths.adminPaymentLinks(locale, { new: 1, request: refText(request) })}
          className={buttonClass({ look: 'outline', isSmall: true })}
        >
          <Icon name="link" />
          {text('make-link')}
        </StaffLink>
      )}
      <Button name="intent" value={state === 'done' ? 'reopen' : 'finish'} look="outline" isSmall disabled={isBusy}>
        <Icon name={state === 'done' ? 'undo-2' : 'check'} />
        {text(state === 'done' ? 'reopen' : 'finish')}
      </Button>
    </ActForm>
  )
}
