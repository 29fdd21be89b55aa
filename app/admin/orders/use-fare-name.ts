import { useText } from '#app/ui/text.tsx'
import { fares } from '#modules/catalog/index.ts'

/** Names what a traveller pays for; a fare of former times keeps its code. */
export function useFareName(): (fare: string) => string {
  const text = useText('staff')
  return (code) => {
    const fare = fares.find((each) => each === code)
    return fare === undefined ? code : text(`fare-${fare}`)
  }
}
