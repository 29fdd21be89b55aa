import { useLocale, useText } from '#app/ui/text.tsx'
import { joinList } from '#kernel/join-list.ts'

/** What each field of the form is called, by its JSON pointer; passengers are told apart by their number. */
export function useReservationLabels(): (pointer: string) => string {
  const text = useText('requests')
  const locale = useLocale()
  const labels: Record<string, string> = {
    name: text('name'),
    email: text('email'),
    phone: text('phone'),
    roomType: text('room-type'),
    babies: text('babies'),
    children: text('children'),
    note: text('note'),
    consent: text('privacy-link'),
    firstName: text('first-name'),
    lastName: text('last-name'),
    gender: text('gender'),
    bornOn: text('birth-date'),
    tckn: text('tckn'),
    passportNo: text('passport-no'),
    passportExpiresOn: text('passport-expiry'),
  }
  return (pointer) => {
    const parts = pointer.split('/')
    const label = labels[parts.at(-1) ?? ''] ?? text('passengers-title')
    const [, area, index] = parts
    return area === 'passengers' && index !== undefined
      ? joinList([text('passenger', { n: String(Number(index) + 1) }), label], locale)
      : label
  }
}
