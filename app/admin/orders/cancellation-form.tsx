import type { SyntheticEvent } from 'react'
import { useFetcher, useNavigation } from 'react-router'
import { ActForm } from '../ui/act-form.tsx'
import { CancellationChoice } from './cancellation-choice.tsx'
import type { CancellationDesk } from '#app/acts/orders/cancellation-desk.server.ts'
import { CancellationResult } from './cancellation-result.tsx'
import own from './cancellation.module.css'
import styles from './order-page.module.css'

type Desk = CancellationDesk & { tourNames: string[] }

/**
 * Who leaves, what goes back and the question, in one form: what is sent is what is ticked. With script the figures
 * follow each tick; without it a button reckons them.
 */
export function CancellationForm({
  desk,
  formKey,
  typedReason,
}: {
  desk: Desk
  /** One cancellation, however often the form is sent. */
  formKey: string
  typedReason: string | undefined
}) {
  const reckoning = useFetcher<{ desk: Desk }>()
  const isBusy = useNavigation().state !== 'idle' || reckoning.state !== 'idle'

  function reckon({ currentTarget, target }: SyntheticEvent<HTMLFormElement>) {
    if (target instanceof HTMLTextAreaElement) return
    const typed = new FormData(currentTarget)
    typed.set('intent', 'calculate')
    void reckoning.submit(typed, { method: 'post' })
  }

  return (
    <ActForm onChange={reckon}>
      <input type="hidden" name="key" value={formKey} />
      <div className={styles.columns}>
        <div className={`${styles.side} ${own.choice}`}>
          <CancellationChoice desk={desk} />
        </div>
        <div className={`${styles.main} ${own.result}`}>
          <CancellationResult desk={reckoning.data?.desk ?? desk} typedReason={typedReason} isBusy={isBusy} />
        </div>
      </div>
    </ActForm>
  )
}
