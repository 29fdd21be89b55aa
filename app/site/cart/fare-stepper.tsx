import { useId } from 'react'
import { NumberStepper } from '#app/ui/number-stepper.tsx'
import { useLocale, useText } from '#app/ui/text.tsx'
import { encodeLines, insideRoom, MAX_LINE_QUANTITY } from '#modules/booking/index.ts'
import type { CartTourLine } from '#modules/booking/index.server.ts'
import { isFare } from '#modules/catalog/index.ts'
import styles from './fare-stepper.module.css'

/** How many travel at one fare. A form of its own: without script the number is typed and sent. */
export function FareStepper({ line }: { line: CartTourLine }) {
  const id = useId()
  const text = useText('cart')
  const room = insideRoom(line.fare, useLocale())
  return (
    <form method="post" data-instant="" className={styles.form}>
      <input type="hidden" name="intent" value="set" />
      <input type="hidden" name="line" value={encodeLines([line])} />
      <label htmlFor={id} className={styles.label}>
        {room === undefined ? <FareName fare={line.fare} /> : <Travellers room={room} />}
      </label>
      <div className={styles.parts}>
        <NumberStepper
          id={id}
          name="quantity"
          min={0}
          max={MAX_LINE_QUANTITY}
          defaultValue={line.quantity}
          dataKey={`${line.tourId}~${line.fare}`}
        />
        <button className={styles.update}>{text('update')}</button>
      </div>
    </form>
  )
}

/** The number counts people, never rooms. */
function Travellers({ room }: { room: string }) {
  const text = useText('cart')
  return (
    <>
      <b>{text('stepper-travellers')}</b> {room}
    </>
  )
}

function FareName({ fare }: { fare: string }) {
  const text = useText('cart')
  return <b>{isFare(fare) ? text(`fare-${fare}`) : fare}</b>
}
