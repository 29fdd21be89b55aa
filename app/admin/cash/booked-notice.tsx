import { Link } from 'react-router'
import { paths } from '#app/addresses/paths.ts'
import { Notice } from '#app/ui/notice.tsx'
import { useLocale, useText } from '#app/ui/text.tsx'
import { isolateIn, isolateLatin } from '#kernel/bidi.ts'
import { formatMoney } from '#kernel/format-money.ts'
import type { Money } from '#kernel/money.ts'
import type { BookedEntry } from './booked-entry.server.ts'

/** Says what was just taken from a customer at the till, or given back, and what is left to pay. */
export function BookedNotice({ booked: { id, isBack, amount, order, counted, owed } }: { booked: BookedEntry }) {
  const text = useText('staff')
  const locale = useLocale()
  const shown = (money: Money) => formatMoney(money, locale, { cents: true })
  const facts = {
    amount: shown(amount),
    order: isolateLatin(order.orderNo),
    customer: isolateIn(locale, order.customer),
  }
  return (
    <Notice tone="success" isAnnounced title={text(isBack ? 'cash-given' : 'cash-taken', facts)}>
      {counted && <>{text('cash-counted', { counted: shown(counted) })} </>}
      {owed ? text('cash-owed', { owed: shown(owed) }) : text('cash-owed-none')}{' '}
      <Link to={paths.adminCashEntry(locale, id)}>{text('cash-entry')}</Link>
    </Notice>
  )
}
