import { useEffect, useState } from 'react'
import { useText } from '#app/ui/text.tsx'
import type { FieldProblem } from '#modules/booking/index.ts'
import { ActForm } from '../../ui/act-form.tsx'
import type { PastedDocument } from '../fill-from-document.ts'
import { CallerCard } from './caller-card.tsx'
import { CustomerCard } from './customer-card.tsx'
import { DepartureCard } from './departure-card.tsx'
import type { Sale } from './load-sale.server.ts'
import { changePerson, moveTo, removePerson, resizeParty, takeOver, wishRoom } from './party-state.ts'
import { PeopleCard } from './people-card.tsx'
import { RoomsCard } from './rooms-card.tsx'
import { SALE_FORM } from './sale-form-id.ts'
import { guestOfEarlier } from './sale-guest.ts'
import styles from './sale.module.css'
import { TermsCard } from './terms-card.tsx'
import { TotalCard } from './total-card.tsx'
import { useSale } from './use-sale.ts'

/** What comes back from the server with what was typed; without a code nothing was wrong. */
export type RefusedSale = {
  fields: Record<string, string>
  problems: FieldProblem[]
  code: string | null
  pasted: PastedDocument | undefined
}

/** A sale by telephone on one page: who rings, which journey, who sleeps where, what it costs, and one key that sells. */
export function SaleDesk({ sale, refused }: { sale: Sale; refused: RefusedSale | undefined }) {
  const text = useText('staff-sale')
  const typed = refused?.fields
  const priced = useSale(sale, typed)
  const [phone, setPhone] = useState(typed?.['callerPhone'] ?? sale.phone)
  const { arranged, party, setParty } = priced
  const { departure, caller, from, key } = sale
  useEffect(() => sellByKey(), [])
  const take = (orderId: string) => {
    const order = caller?.orders.find(({ id }) => id === orderId)
    if (order) setParty((now) => takeOver(now, order.travellers.map(guestOfEarlier)))
  }
  const origin = from ? { [from.kind]: from.id } : {}
  const kept = { ...origin, ...(phone && { phone }), count: String(party.people.length) }
  const keptTour = { ...origin, ...(departure && { tourId: departure.id }), count: String(party.people.length) }
  const seats = arranged?.people.filter(({ kind }) => kind !== 'baby').length ?? 1
  return (
    <div className={styles.desk}>
      <div className={styles.main}>
        <CallerCard phone={phone} setPhone={setPhone} caller={caller} kept={keptTour} take={take} />
        <DepartureCard sale={sale} kept={kept} seats={seats} />
        {departure && arranged && (
          <ActForm id={SALE_FORM} className={styles.main} onKeyDown={walkByEnter} preventScrollReset>
            {/* The first button answers the key Enter without script: it sells nothing, because it does not say agreed. */}
            <button hidden aria-label={text('place')} />
            <input type="hidden" name="key" value={typed?.['key'] ?? key} />
            <input type="hidden" name="tourId" value={departure.id} />
            <input type="hidden" name="callerPhone" value={phone} />
            {from && <input type="hidden" name={from.kind} value={from.id} />}
            <PeopleCard
              {...{ arranged, departure, typed }}
              seesNumbers={sale.seesNumbers}
              problems={refused?.problems ?? []}
              pasted={refused?.pasted}
              act={{
                resize: (count) => setParty((now) => resizeParty(now, count)),
                change: (person, change) => setParty((now) => changePerson(now, person, change)),
                move: (person, room) => setParty((now) => moveTo(now, departure, person, room)),
                remove: (person) => setParty((now) => removePerson(now, person)),
              }}
            />
            {arranged.hasRooms && (
              <RoomsCard
                arranged={arranged}
                departure={departure}
                move={(person, room) => setParty((now) => moveTo(now, departure, person, room))}
                wish={(room, fare) => setParty((now) => wishRoom(now, room, fare))}
              />
            )}
            <CustomerCard
              key={caller?.phone ?? ''}
              {...{ caller, from, typed }}
              first={arranged.people[0]}
              problems={refused?.problems ?? []}
            />
            <TermsCard
              {...{ caller, from, typed }}
              deposit={priced.quote?.ok ? priced.quote.value.deposit.kind : 'none'}
            />
          </ActForm>
        )}
      </div>
      <TotalCard priced={priced} kept={kept} />
    </div>
  )
}

/** Ctrl and Enter sell, from every field of the page. */
function sellByKey(): () => void {
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || (!event.ctrlKey && !event.metaKey)) return
    const button = document.querySelector<HTMLButtonElement>(`button[form="${SALE_FORM}"]`)
    if (!button || button.disabled) return
    event.preventDefault()
    button.click()
  }
  document.addEventListener('keydown', press)
  return () => document.removeEventListener('keydown', press)
}

/** Enter goes on to the next field; it sells nothing by itself. */
function walkByEnter(event: React.KeyboardEvent<HTMLFormElement>): void {
  const { target, key, ctrlKey, metaKey } = event
  if (key !== 'Enter' || ctrlKey || metaKey || !(target instanceof HTMLInputElement)) return
  event.preventDefault()
  const fields = [...event.currentTarget.querySelectorAll<HTMLElement>('input:not([type="hidden"]), select, textarea')]
  const seen = fields.filter((field) => field.checkVisibility())
  seen[seen.indexOf(target) + 1]?.focus()
}
