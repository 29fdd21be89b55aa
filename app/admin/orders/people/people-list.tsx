import { paths } from '#app/addresses/paths.ts'
import { DateRangeText, MoneyText, useLocale, useText } from '#app/ui/text.tsx'
import { StaffButtonLink } from '../../ui/staff-link.tsx'
import { Card } from '../../ui/card.tsx'
import { useFareName } from '../use-fare-name.ts'
import styles from './people.module.css'
import type { DeskJourney, DeskPerson, PeopleDesk } from './people-desk.server.ts'
import { useTravellerName } from '../use-traveller-name.ts'

/** Who goes on one journey of an order, on what terms, and what can be done with each. */
export function PeopleList({ order, journey }: { order: PeopleDesk['order']; journey: DeskJourney }) {
  const text = useText('staff-people')
  const locale = useLocale()
  return (
    <Card
      title={journey.name}
      end={
        journey.canAdd && (
          <a href={`${paths.adminOrderPeople(locale, order.id, { add: journey.tourId })}#act`}>{text('add')}</a>
        )
      }
    >
      <p className={styles.days}>
        <DateRangeText from={journey.departsOn} to={journey.returnsOn} />
      </p>
      <ul className={styles.people}>
        {journey.people.map((person, index) => (
          <PersonRow key={person.traveller.id} order={order} person={person} index={index} />
        ))}
      </ul>
    </Card>
  )
}

function PersonRow({ order, person, index }: { order: PeopleDesk['order']; person: DeskPerson; index: number }) {
  const text = useText('staff-people')
  const fareName = useFareName()
  const nameOf = useTravellerName()
  const { traveller, terms, price } = person
  const { id, firstName, lastName } = traveller
  const name = nameOf(`${firstName} ${lastName}`, index)
  return (
    <li>
      <h3 className={styles.person}>
        <bdi>{name}</bdi>
      </h3>
      <p className={styles.agreed}>
        {terms.isCancelled && <b>{text('left')}</b>}
        <span>
          {fareName(terms.fare)} <MoneyText money={terms.place} cents />
        </span>
        {(terms.soldRoom ?? null) !== null && <span>{text('room-number', { n: String(terms.soldRoom) })}</span>}
        {terms.extras.map((extra) => (
          <span key={extra.name}>
            <bdi>{extra.name}</bdi> <MoneyText money={extra.amount} cents />
          </span>
        ))}
        {terms.discount.minor > 0 && (
          <span>
            {text('discount')} <MoneyText money={terms.discount} cents />
          </span>
        )}
      </p>
      <b className={styles.price}>
        <MoneyText money={price} cents />
      </b>
      {order.isAlive && !terms.isCancelled && <Acts orderId={order.id} id={id} name={name} />}
    </li>
  )
}

function Acts({ orderId, id, name }: { orderId: string; id: string; name: string }) {
  const text = useText('staff-people')
  const locale = useLocale()
  const acts = [
    { key: 'terms', href: `${paths.adminOrderPeople(locale, orderId, { terms: id })}#act` },
    { key: 'instead', href: `${paths.adminOrderPeople(locale, orderId, { instead: id })}#act` },
    { key: 'remove', href: paths.adminCancelOrder(locale, orderId, { who: id }) },
  ] as const
  return (
    <span className={styles.acts}>
      {acts.map(({ key, href }) => (
        <StaffButtonLink key={key} href={href} look="outline" isSmall aria-label={text(`${key}-for`, { name })}>
          {text(key)}
        </StaffButtonLink>
      ))}
    </span>
  )
}
