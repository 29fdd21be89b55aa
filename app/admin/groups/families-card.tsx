import { buttonClass } from '#app/ui/button-look.ts'
import { cell, DataTable } from '#app/ui/data-table.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { Tag } from '#app/ui/tag.tsx'
import { MoneyText, useLocale, useText } from '#app/ui/text.tsx'
import { formatDate, formatInstant } from '#kernel/format-date.ts'
import { StaffLink } from '../ui/staff-link.tsx'
import { Card } from '../ui/card.tsx'
import styles from './groups.module.css'
import type { FamiliesView } from './read-families.server.ts'

const toneOf = {
  paid: 'green',
  part: 'turquoise',
  free: 'green',
  open: 'brass',
  late: 'red',
  left: 'gray',
} as const satisfies Record<FamiliesView['rows'][number]['state'], string>

/** The families of a group's order: who has paid, who is to be reminded, and what becomes of the seats. */
export function FamiliesCard({ families: { people, settled, waiting, heldUntil, rows } }: { families: FamiliesView }) {
  const text = useText('staff-groups')
  const locale = useLocale()
  return (
    <Card title={text('families')}>
      <div className={styles.standing}>
        <p>
          <b>{text('people-paid', { paid: String(settled), people: String(people) })}</b>
          {waiting > 0 && <> · {text('families-to-remind', { count: waiting })}</>}
        </p>
        <Notice tone={waiting > 0 ? 'warning' : 'info'}>
          {heldUntil
            ? text('seats-held', { until: formatInstant(heldUntil, locale) })
            : text(waiting > 0 ? 'seats-sold-waiting' : 'seats-sold')}
        </Notice>
      </div>
      <DataTable
        caption={text('families')}
        head={
          <>
            <th scope="col">{text('family')}</th>
            <th scope="col" className={cell.end}>
              {text('share')}
            </th>
            <th scope="col">{text('state')}</th>
            <th scope="col">{text('acts')}</th>
          </>
        }
      >
        {rows.map((family) => (
          <Family key={family.id} family={family} />
        ))}
      </DataTable>
    </Card>
  )
}

function Family({
  family: { name, head, count, state, shares, link, reminder, cash, remove },
}: {
  family: FamiliesView['rows'][number]
}) {
  const text = useText('staff-groups')
  const locale = useLocale()
  const act = buttonClass({ look: 'outline', isSmall: true })
  return (
    <tr>
      <td>
        {state === 'left' ? (
          <bdi>{name}</bdi>
        ) : (
          <a href={link}>
            <bdi>{name}</bdi>
          </a>
        )}
        <span className={cell.second}>
          {text('people', { count })}
          {head !== '' && (
            <>
              {' · '}
              <bdi>{head}</bdi>
            </>
          )}
        </span>
      </td>
      <td className={cell.end}>
        {shares.map(({ id, amount, dueOn, isPaid }) => (
          <span key={id} className={styles.shareLine}>
            <MoneyText money={amount} cents />
            {isPaid && <span className={cell.second}>{text('family-paid')}</span>}
            {!isPaid && dueOn && (
              <span className={cell.second}>{text('due-on', { date: formatDate(dueOn, locale) })}</span>
            )}
          </span>
        ))}
      </td>
      <td>
        <Tag tone={toneOf[state]}>{text(`family-${state}`)}</Tag>
      </td>
      <td>
        <span className={styles.familyActs}>
          {reminder && (
            <a href={reminder} target="_blank" rel="noopener noreferrer" className={act}>
              <Icon name="message-circle" />
              {text('remind')}
            </a>
          )}
          {cash && (
            <StaffLink to={cash} className={act}>
              {text('take-cash')}
            </StaffLink>
          )}
          {remove && (
            <StaffLink to={remove} className={act}>
              {text('remove-family')}
            </StaffLink>
          )}
        </span>
      </td>
    </tr>
  )
}
