import { useSearchParams } from 'react-router'
import { useText } from '#app/ui/text.tsx'
import { Toast } from '../ui/toast.tsx'

/** What the address says was just done to an order. */
const orderActs = [
  'changed',
  'moved',
  'priced',
  'planned',
  'transfer',
  'people',
  'split',
  'joined',
  'cancelled',
  'kept',
  'refunded',
] as const

export type OrderAct = (typeof orderActs)[number]

/** Says on the page to which an act leads that it was done. */
export function OrderNews() {
  const text = useText('staff')
  const [search] = useSearchParams()
  const done = orderActs.find((each) => each === search.get('done'))
  return done ? <Toast kind="success" title={text(`order-done-${done}`)} /> : null
}
