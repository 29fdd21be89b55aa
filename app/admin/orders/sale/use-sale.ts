import { useMemo, useState } from 'react'
import { exchangeBetween } from '#kernel/exchange-rate.ts'
import { usePageFrame } from '#app/page/page-frame.tsx'
import { quoteParty } from '#modules/booking/index.ts'
import type { Sale, SaleDeparture } from './load-sale.server.ts'
import { arrangeParty, beginParty, partyOfFields, type PartyState } from './party-state.ts'

/** The party that is being sold and what it costs, as the server will count it. */
export function useSale(sale: Sale, typed: Record<string, string> | undefined) {
  const { today } = usePageFrame()
  const { departure, guests, rules, terms, rate, others, wishedRoom } = sale
  const [party, setParty] = useState<PartyState>(() =>
    typed ? partyOfFields(typed, guests) : beginParty(guests, wishedRoom),
  )
  const priced = useMemo(() => {
    const quoteOn = (tour: SaleDeparture) => {
      const fares = arrangeParty(party, tour).people.map(({ fare }) => fare ?? '')
      return quoteParty({ tour, fares, rules, terms, today })
    }
    const quote = departure && quoteOn(departure)
    const total = quote?.ok ? quote.value.totals.total : undefined
    return {
      quote,
      total,
      inLira: total && rate && exchangeBetween(total, rate),
      others: others.flatMap((tour) => {
        const other = quoteOn(tour)
        return other.ok ? [{ tour, total: other.value.totals.total }] : []
      }),
    }
  }, [party, departure, others, rules, terms, rate, today])
  return { party, setParty, arranged: departure && arrangeParty(party, departure), ...priced }
}

export type PricedSale = ReturnType<typeof useSale>
