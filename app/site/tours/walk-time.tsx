import { useText } from '#app/ui/text.tsx'

/** From this walk on a shuttle runs to the mosque. */
const SHUTTLE_MINUTES = 15

/** How long the way from a hotel to its mosque takes, or that one is driven. */
export function WalkTime({ minutes }: { minutes: number }) {
  const text = useText('tours')
  return minutes >= SHUTTLE_MINUTES ? text('shuttle') : text('minutes', { minutes })
}
