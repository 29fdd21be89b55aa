import { useText } from '#app/ui/text.tsx'

/** What somebody of an order is called, also while the name is not written yet. */
export function useTravellerName() {
  const text = useText('cancellation')
  return (name: string, index: number) => name.trim() || text('unnamed', { n: String(index + 1) })
}
