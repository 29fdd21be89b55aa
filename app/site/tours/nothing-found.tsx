import { localePath, paths } from '#app/addresses/paths.ts'
import { ButtonLink } from '#app/ui/button-link.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { useLocale, useText } from '#app/ui/text.tsx'
import { formatDate } from '#kernel/format-date.ts'
import { joinList } from '#kernel/join-list.ts'
import { addressWithin, listAddress } from './list-address.ts'
import type { ListingData } from './load-listing.server.ts'

/** Why a list is empty, and the way on. */
export function NothingFound({ data: { listing, query, own, invalid } }: { data: ListingData }) {
  const text = useText('tours')
  const locale = useLocale()
  if (invalid.length > 0) {
    return (
      <EmptyState title={text('none')} lead={text('wrong-filter', { names: joinList(invalid, locale) })}>
        <ButtonLink href={localePath(locale, '/tours')}>{text('clear-filters')}</ButtonLink>
      </EmptyState>
    )
  }
  if (listing.total > 0) {
    return (
      <EmptyState title={text('behind-end')}>
        <ButtonLink href={addressWithin(locale, own, { sort: query.sort, currency: query.currency })}>
          {text('first-page')}
        </ButtonLink>
      </EmptyState>
    )
  }
  const { month, ...anyMonth } = query.filter
  if (month && listing.nearestOn) {
    return (
      <EmptyState title={text('none')} lead={text('no-tours-month', { date: formatDate(listing.nearestOn, locale) })}>
        <ButtonLink
          href={localePath(
            locale,
            listAddress({
              filter: { ...anyMonth, month: listing.nearestOn.slice(0, 7) },
              currency: query.currency,
            }),
          )}
        >
          {text('show-nearest')}
        </ButtonLink>
        <CallLink />
      </EmptyState>
    )
  }
  return (
    <EmptyState title={text('none')} lead={Object.keys(own.filter).length > 0 ? text('no-results') : undefined}>
      <ButtonLink href={localePath(locale, '/tours')}>{text('all-tours')}</ButtonLink>
      <CallLink />
    </EmptyState>
  )
}

function CallLink() {
  const messages = useText('messages')
  return (
    <ButtonLink look="outline" href={paths.callRequest(useLocale())}>
      {messages('call-title')}
    </ButtonLink>
  )
}
