import { useText } from '#app/ui/text.tsx'

/** What somebody of an order is called, also while the name is not written yet; where there is a list, by the place in it. */
export function useTravellerName() {
  const text = useText('travellers')
  return (name: string, index?: number) =>
    name.trim() || (index === undefined ? text('nameless') : text('unnamed', { n: String(index + 1) }))
}
