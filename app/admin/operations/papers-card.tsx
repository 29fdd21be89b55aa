import { paths } from '#app/addresses/paths.ts'
import { InstantText, useLocale, useText } from '#app/ui/text.tsx'
import type { DayDocument } from '#modules/booking/index.ts'
import { Card } from '../ui/card.tsx'
import { DataTable } from '#app/ui/data-table.tsx'
import styles from './operations.module.css'

/** The documents that were issued for the orders of the day, the newest first. */
export function PapersCard({ documents }: { documents: DayDocument[] }) {
  const text = useText('staff-operations')
  const kinds = useText('documents')
  const locale = useLocale()
  return (
    <Card id="papers" title={text('papers')}>
      {documents.length === 0 ? (
        <p className={styles.nothing}>{text('no-papers')}</p>
      ) : (
        <DataTable
          caption={text('papers')}
          head={
            <>
              <th scope="col">{text('papers')}</th>
              <th scope="col">{text('order')}</th>
              <th scope="col">{text('name')}</th>
              <th scope="col">{text('day')}</th>
            </>
          }
        >
          {documents.map(({ id, kind, order, createdAt }) => (
            <tr key={id}>
              <td>
                <a href={`${paths.adminOrderDocuments(locale, order.id)}/${id}`}>{kinds(`kind-${kind}`)}</a>
              </td>
              <td>
                <a href={paths.adminOrder(locale, order.id)}>{order.no}</a>
              </td>
              <td>
                <bdi>{order.contact}</bdi>
              </td>
              <td>
                <InstantText instant={createdAt} />
              </td>
            </tr>
          ))}
        </DataTable>
      )}
    </Card>
  )
}
