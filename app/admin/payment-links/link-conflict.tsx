import { useText } from '#app/ui/text.tsx'
import { toDecimalText } from '#kernel/money.ts'
import { linkStatuses } from '#modules/payment-links/index.ts'
import { Conflict, type ConflictField } from '../ui/conflict.tsx'
import { toMomentField } from '../ui/moment-field.ts'
import type { LinkView } from './link-view.ts'

/** What was typed about a link beside what somebody else saved about it meanwhile. */
export function LinkConflict({
  link,
  typed,
  hereHref,
}: {
  link: LinkView
  typed: Record<string, string>
  hereHref: string
}) {
  const text = useText('payment-links')
  const stored: { name: string; label: string; theirs: string; show?: ConflictField['show'] }[] = [
    { name: 'title', label: text('title'), theirs: link.title },
    { name: 'name', label: text('customer'), theirs: link.customer.name },
    { name: 'email', label: text('email'), theirs: link.customer.email },
    { name: 'phone', label: text('phone'), theirs: link.customer.phone },
    { name: 'amount', label: text('amount'), theirs: toDecimalText(link.price) },
    { name: 'currency', label: text('currency'), theirs: link.price.currency },
    { name: 'expires', label: text('expires-at'), theirs: toMomentField(link.expiresAt) },
    {
      name: 'status',
      label: text('status'),
      theirs: link.status,
      show: (value) => text(linkStatuses.find((status) => status === value) ?? link.status),
    },
    { name: 'note', label: text('note'), theirs: link.note },
  ]
  return (
    <Conflict
      fields={stored.map((field) => ({ ...field, mine: typed[field.name] ?? field.theirs }))}
      hidden={{ intent: 'change', linkId: link.id, version: String(link.version), reason: typed['reason'] ?? '' }}
      keepHref={hereHref}
    />
  )
}
