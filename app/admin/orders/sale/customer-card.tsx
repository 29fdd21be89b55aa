import { useText } from '#app/ui/text.tsx'
import type { FieldProblem } from '#modules/booking/index.ts'
import type { StaffRequest } from '#modules/engagement/index.ts'
import { Card } from '../../ui/card.tsx'
import { ContactFields } from '../contact-fields.tsx'
import type { CallerView } from './find-caller-view.server.ts'
import type { Person } from './party-state.ts'
import { nobody, saleContact } from './sale-contact.ts'
import styles from './sale.module.css'

/** Whom the order belongs to: the first traveller at the number that rings, unless somebody says otherwise. */
export function CustomerCard({
  caller,
  from,
  first,
  typed,
  problems,
}: {
  caller: CallerView | undefined
  from: StaffRequest | undefined
  first: Person | undefined
  typed: Record<string, string> | undefined
  problems: readonly FieldProblem[]
}) {
  const text = useText('staff-sale')
  const orders = useText('staff-orders')
  const known = saleContact(from, caller?.contact)
  const name = known ? `${known.firstName} ${known.lastName}` : `${first?.firstName ?? ''} ${first?.lastName ?? ''}`
  const isWrong = problems.some(({ pointer }) => pointer.startsWith('/contact'))
  return (
    <Card title={orders('customer')}>
      <details className={styles.customer} open={isWrong}>
        <summary>
          {name.trim() === '' ? text('first-orders') : <bdi>{name}</bdi>}
          {known?.email === '' && <span className={styles.quiet}> · {text('no-email')}</span>}
        </summary>
        <ContactFields
          contact={known ?? { ...nobody, phone: caller?.phone ?? '' }}
          {...{ typed, problems }}
          isByTelephone
        />
      </details>
    </Card>
  )
}
