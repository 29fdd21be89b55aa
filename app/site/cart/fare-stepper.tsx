import { useId } from 'react'
import { NumberStepper } from '#app/ui/number-stepper.tsx'
import { useText } from '#app/ui/text.tsx'
import { encodeLines, MAX_LINE_QUANTITY } from '#modules/booking/index.ts'
import type { CartTourLine } from '#modules/booking/index.server.ts'
import { isFare } from '#modules/catalog/index.ts'
import styles from './fare-stepper.module.css'

/** How many travel at one fare. A form of its own: without script the number is typed and sent. */
export function FareStepper({ line }: { line: CartTourLine }) {
  const id = useId()
  const text = useText('cart')
  const fare = isFare(line.fare) ? text(`fare-${line.fare}`) : line.fare
  return (
    <form method="post" data-instant="" className={styles.form}>
      <input type="hidden" name="intent" value="set" />
      <input type="hidden" name="line" value={encodeLines([line])} />
      <label htmlFor={id} className={styles.label}>
        {fare}
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
