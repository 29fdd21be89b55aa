import { useText } from '#app/ui/text.tsx'

/** What people call the inputs of a link. */
export function useLinkFieldNames(): (place: string) => string {
  const text = useText('payment-links')
  const names: Record<string, string> = {
    title: text('title'),
    name: text('customer'),
    email: text('email'),
    phone: text('phone'),
    amount: text('amount'),
    currency: text('currency'),
    expires: text('expires-at'),
    status: text('status'),
    note: text('note'),
  }
  return (place) => names[place] ?? place
}
