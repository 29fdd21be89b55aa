import { useText } from '#app/ui/text.tsx'

/** The seat that somebody has on a ride; nothing while none is numbered. */
export function SeatNumber({ seat }: { seat: string }) {
  const text = useText('leader')
  if (seat === '') return null
  return (
    <>
      {text('seat')} <bdi dir="ltr">{seat}</bdi>
    </>
  )
}
