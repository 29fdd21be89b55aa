import { paths } from '#app/addresses/paths.ts'
import { Tag } from '#app/ui/tag.tsx'
import { useLocale, useText } from '#app/ui/text.tsx'
import type { SeenRoomPlan } from '#modules/operations/index.server.ts'
import type { LeftGuest, PlaceReason, Workspace, WorkTraveller } from '#modules/operations/index.ts'
import { Card } from '../ui/card.tsx'
import { isolated } from '#app/ui/isolated.tsx'
import { opsQueryValues, type OpsQuery } from './ops-query.ts'
import { PlanHead } from './plan-head.tsx'
import { usePersonName } from './use-person-name.ts'
import { joinList } from '#kernel/join-list.ts'
import styles from './room-plan-card.module.css'

/** A plan of rooms before anything is written: who goes where and why, who stays out and why. */
export function RoomPlanCard({
  planned: { stay, from, plan, fingerprint },
  workspace,
  query,
  here,
}: {
  planned: SeenRoomPlan
  workspace: Workspace
  query: OpsQuery
  here: string
}) {
  const text = useText('staff-operations')
  const locale = useLocale()
  const { date, version, travellers } = workspace
  const rooms = [...workspace.rooms, ...plan.opens].filter(({ id }) => plan.places.some(({ roomId }) => roomId === id))
  const back = paths.adminDate(locale, 'ops', date, opsQueryValues({ ...query, plan: undefined }))
  return (
    <Card
      id="plan"
      title={text(from ? 'plan-copy-title' : 'plan-title')}
      end={
        <span>
          <bdi>{joinList([stay.name[locale], stay.cityName[locale]], locale)}</bdi>
        </span>
      }
    >
      <div className={styles.plan}>
        <PlanHead
          lead={text(plan.places.length > 0 ? 'plan-lead' : 'plan-nobody')}
          counts={[
            text('plan-places', { count: plan.places.length }),
            text('plan-opens', { count: plan.opens.length }),
            text('plan-left-count', { count: plan.left.length }),
          ]}
          here={here}
          fields={{ version, stay: stay.key, from: from?.key ?? '', fingerprint }}
          take={plan.places.length > 0 ? { intent: 'take-plan', says: text('plan-take') } : undefined}
          drop={{ href: `${back}#rooms`, says: text('plan-drop') }}
        />
        {plan.left.length > 0 && <LeftOut left={plan.left} travellers={travellers} stay={stay.key} />}
        <ul className={styles.rooms}>
          {rooms.map((room) => (
            <li key={room.id} className={styles.room}>
              <span className={styles.number}>
                <bdi>{room.number}</bdi>
                {plan.opens.some(({ id }) => id === room.id) && <Tag tone="brass">{text('plan-opened')}</Tag>}
                <small>{text('beds', { count: room.beds })}</small>
              </span>
              {travellers.map((each) => {
                const place = plan.places.find(({ guestId, roomId }) => guestId === each.id && roomId === room.id)
                const isHere = each.rooms[stay.key]?.id === room.id
                return place || isHere ? <Sleeper key={each.id} traveller={each} reason={place?.reason} /> : null
              })}
            </li>
          ))}
        </ul>
      </div>
    </Card>
  )
}

function Sleeper({ traveller, reason }: { traveller: WorkTraveller; reason: PlaceReason | undefined }) {
  const text = useText('staff-operations')
  const nameOf = usePersonName()
  const { gender, age } = traveller
  return (
    <span className={reason ? styles.sleeper : styles.present}>
      <bdi>{nameOf(traveller)}</bdi>
      <small>
        {[gender && text(gender), age !== null && text('years-old', { count: age })].filter(Boolean).join(' · ')}
      </small>
      <small>{text(reason ? `reason-${reason}` : 'plan-here')}</small>
    </span>
  )
}

function LeftOut({ left, travellers, stay }: { left: LeftGuest[]; travellers: WorkTraveller[]; stay: string }) {
  const text = useText('staff-operations')
  const personName = usePersonName()
  const find = (id: string | null) => travellers.find((each) => each.id === id)
  const nameOf = (traveller: WorkTraveller | undefined) => (traveller ? personName(traveller) : '')
  return (
    <section>
      <h3>{text('plan-left')}</h3>
      <ul className={styles.left}>
        {left.map(({ guestId, why, because }) => (
          <li key={guestId}>
            <bdi>{nameOf(find(guestId))}</bdi>{' '}
            <span>
              {text.rich(`left-${why}`, {
                name: nameOf(find(because)),
                room: find(because)?.rooms[stay]?.number ?? '',
                user: isolated,
              })}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
