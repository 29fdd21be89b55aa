import { Notice } from '#app/ui/notice.tsx'
import { useLocale, useText } from '#app/ui/text.tsx'
import { formatDate } from '#kernel/format-date.ts'
import { joinList } from '#kernel/join-list.ts'
import { formatTime } from '#kernel/format-time.ts'
import type { BatchObjection, Workspace } from '#modules/operations/index.ts'
import { isolated } from '#app/ui/isolated.tsx'
import type { DateFailure } from './act-on-date.server.ts'
import type { ChairsFailure } from './act-on-chairs.server.ts'
import type { ItemsFailure } from './act-on-items.server.ts'
import type { VisasFailure } from './act-on-visas.server.ts'
import type { TicketsFailure } from './act-on-tickets.server.ts'
import type { PermitsFailure } from './act-on-permits.server.ts'
import { useNightWords } from './use-night-words.ts'
import { useNameById } from './use-name-by-id.ts'
import { usePersonName } from './use-person-name.ts'

type Failure = DateFailure | PermitsFailure | ItemsFailure | ChairsFailure | VisasFailure | TicketsFailure

/** Why nothing was done, and what was wanted, so that nobody has to remember it. */
export function OpsProblem({
  error,
  wanted,
  workspace,
}: {
  error: Failure
  wanted: { passengerId: string; roomId: string }
  workspace: Workspace
}) {
  const text = useText('staff-operations')
  const visas = useText('staff-visas')
  const locale = useLocale()
  const nameOf = usePersonName()
  const traveller = workspace.travellers.find(({ id }) => id === wanted.passengerId)
  const nameById = useNameById(workspace.travellers)
  const nightWords = useNightWords(workspace.stays)
  const room = workspace.rooms.find(({ id }) => id === wanted.roomId)
  return (
    <Notice tone="error" isAnnounced>
      {error.code === 'no-kinship' ? (
        <p>{text.rich(`problem-${error.problem}`, { name: nameById(error.because), user: isolated })}</p>
      ) : error.code === 'permit-does-not-fit' ? (
        <p>{text.rich(`problem-permit-${error.problem}`, { name: nameById(error.because), user: isolated })}</p>
      ) : error.code === 'nights-not-covered' ? (
        <>
          <p>{text('problem-nights-not-covered')}</p>
          {nightWords(error.nights).map((words) => (
            <p key={words}>{words}</p>
          ))}
        </>
      ) : error.code === 'visa-not-ready' ? (
        <p>
          {text.rich('problem-visa-not-ready', { name: nameById(error.because), user: isolated })}{' '}
          {joinList(
            error.open.map((each) => visas(`needs-${each}`)),
            locale,
          )}
        </p>
      ) : error.code === 'batch-not-ready' ? (
        <NotReady people={error.people} nameById={nameById} />
      ) : error.code === 'chairs-full' ? (
        <p>
          {text(`problem-full-${error.what}`, {
            day: formatDate(error.day, locale, { weekday: true, year: false }),
            hour: formatTime(error.hour, locale),
            count: error.contracted,
          })}
        </p>
      ) : error.code === 'chair-outside-journey' ? (
        <p>
          {error.because === null
            ? text('problem-chair-outside-journey')
            : text.rich('problem-chair-after-return', { name: nameById(error.because), user: isolated })}
        </p>
      ) : error.code === 'chair-of-others' || error.code === 'chair-twice' || error.code === 'ticket-twice' ? (
        <p>{text.rich(`problem-${error.code}`, { name: nameById(error.because), user: isolated })}</p>
      ) : error.code === 'against-the-rules' ? (
        error.objections.map((objection) => <p key={objection}>{text(`problem-${objection}`)}</p>)
      ) : (
        <p>{text(wordOf(error.code))}</p>
      )}
      {traveller && (
        <p>
          {text('problem-tried', {
            name: nameOf(traveller),
            room: room?.number ?? text('no-room'),
          })}
        </p>
      )}
    </Notice>
  )
}

/** Everybody who cannot be handed in, each with what is open or how their visa stands. */
function NotReady({
  people,
  nameById,
}: {
  people: readonly BatchObjection[]
  nameById: ReturnType<typeof useNameById>
}) {
  const text = useText('staff-operations')
  const visas = useText('staff-visas')
  const locale = useLocale()
  return (
    <>
      <p>{text('problem-batch-not-ready')}</p>
      {people.map((each) => (
        <p key={each.id}>
          {visas.rich('changed-since', {
            name: nameById(each.id),
            facts:
              each.why === 'open'
                ? joinList(
                    each.open.map((open) => visas(`needs-${open}`)),
                    locale,
                  )
                : text(`visa-${each.why}`),
            user: isolated,
          })}
        </p>
      ))}
    </>
  )
}

function wordOf(
  code: Exclude<
    Failure['code'],
    | 'against-the-rules'
    | 'no-kinship'
    | 'permit-does-not-fit'
    | 'nights-not-covered'
    | 'visa-not-ready'
    | 'batch-not-ready'
    | 'chairs-full'
    | 'chair-outside-journey'
    | 'chair-of-others'
    | 'chair-twice'
    | 'ticket-twice'
  >,
) {
  switch (code) {
    case 'traveller-not-found':
    case 'room-not-found':
    case 'ride-not-found':
    case 'stay-not-found':
    case 'contract-not-found':
    case 'part-not-found':
    case 'departure-not-found':
    case 'user-not-found':
      return 'problem-not-found'
    default:
      return `problem-${code}` as const
  }
}
