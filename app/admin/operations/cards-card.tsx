import { paths } from '#app/addresses/paths.ts'
import { DataTable } from '#app/ui/data-table.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { InstantText, useLocale, useText } from '#app/ui/text.tsx'
import { joinList } from '#kernel/join-list.ts'
import type { PlainDate } from '#kernel/plain-date.ts'
import type { CardStates } from '#modules/road/index.server.ts'
import { Card } from '../ui/card.tsx'
import { StaffButtonLink } from '../ui/staff-link.tsx'
import styles from './operations.module.css'

/** The cards of the day: their sheet, whose card is printed or old, and whose was opened. */
export function CardsCard({ cards: { cards, unheard, canPrint }, date }: { cards: CardStates; date: PlainDate }) {
  const text = useText('staff-operations')
  const locale = useLocale()
  return (
    <Card id="cards" title={text('cards')}>
      <p>{text('cards-lead')}</p>
      {cards.length === 0 && <p className={styles.nothing}>{text('no-cards')}</p>}
      {unheard.length > 0 && (
        <Notice tone="error">
          {text('cards-nobody-to-call', {
            tour: joinList(
              unheard.map((name) => name[locale]),
              locale,
            ),
          })}
        </Notice>
      )}
      {canPrint && (
        <p>
          <StaffButtonLink isSmall href={paths.adminDateFile(locale, 'cards', date, 'pdf', [])}>
            {text('print-cards')}
          </StaffButtonLink>
        </p>
      )}
      {cards.length > 0 && (
        <DataTable
          caption={text('cards')}
          head={
            <>
              <th scope="col">{text('name')}</th>
              <th scope="col">{text('card-state')}</th>
              <th scope="col">{text('card-openings')}</th>
              <th scope="col">{text('card-opened-at')}</th>
            </>
          }
        >
          {cards.map(({ passengerId, name, showsFullName, state, openings, openedAt }) => (
            <tr key={passengerId}>
              <td>
                <bdi>{name}</bdi>
                {showsFullName && <small> · {text('card-full-name')}</small>}
              </td>
              <td>{text(`card-${state}`)}</td>
              <td>{openings}</td>
              <td>{openedAt && <InstantText instant={openedAt} />}</td>
            </tr>
          ))}
        </DataTable>
      )}
    </Card>
  )
}
