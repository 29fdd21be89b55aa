import { translator } from '#app/messages/translator.ts'
import { toDecimalText } from '#kernel/money.ts'
import { dayInIstanbul } from '#kernel/plain-date.ts'
import { houseScope, listOffers } from '#modules/agents/index.server.ts'
import { listLines } from '#modules/bank-statements/index.server.ts'
import { listWaitingLists } from '#modules/engagement/index.server.ts'
import { lineFilter, readLineQuery } from '../bank-statements/line-query.ts'
import { readOfferQuery } from '../offers/offer-query.ts'
import { findDays } from '../operations/find-days.server.ts'
import { readWaitingQuery } from '../waiting-list/waiting-query.ts'
import { wholeList, type Asked, type ListRows } from './list-file.ts'

/** Offers of our own, who waits for a departure, the days on which somebody leaves, and what the bank booked. */
export const rowsOfSales = {
  async offers({ db, admin, query, locale }: Asked): Promise<ListRows> {
    const text = translator(locale, 'agents')
    const own = translator(locale, 'staff-offers')
    const staff = translator(locale, 'staff')
    const { offers } = await listOffers(db, houseScope(admin), { ...readOfferQuery(query), ...wholeList })
    return {
      head: [
        text('offer'),
        own('column-created'),
        text('customer'),
        staff('phone'),
        staff('email'),
        text('state'),
        text('valid-until'),
        staff('csv-currency'),
        text('total'),
      ],
      rows: offers.map(({ offerNo, createdAt, customer, state, validUntil, total }) => [
        offerNo,
        dayInIstanbul(createdAt),
        `${customer.firstName} ${customer.lastName}`,
        customer.phone,
        customer.email,
        text(`offer-state-${state}`),
        validUntil,
        total.currency,
        Number(toDecimalText(total)),
      ]),
    }
  },
  async 'waiting-list'({ db, admin, query, locale, now }: Asked): Promise<ListRows> {
    const text = translator(locale, 'waiting')
    const asked = readWaitingQuery(query)
    const from = asked.from ?? dayInIstanbul(now)
    const { departures } = await listWaitingLists(db, admin, { ...asked, from, ...wholeList })
    return {
      head: [
        translator(locale, 'staff')('csv-day'),
        text('departure'),
        text('parties'),
        text('file-seats'),
        text('state-offered'),
        text('file-free'),
      ],
      rows: departures.map((each) => [
        each.departsOn,
        each.name[locale],
        each.parties,
        each.seats,
        each.offered,
        each.free,
      ]),
    }
  },
  async departures({ db, query, locale, now }: Asked): Promise<ListRows> {
    const text = translator(locale, 'staff-operations')
    const { days } = await findDays(db, query, locale, now)
    return {
      head: [text('day'), text('tour'), text('file-taken'), text('capacity')],
      rows: days.flatMap(({ date, tours }) => tours.map(({ name, taken, capacity }) => [date, name, taken, capacity])),
    }
  },
  async 'bank-lines'({ db, admin, query, locale }: Asked): Promise<ListRows> {
    const text = translator(locale, 'bank-statements')
    const { lines } = await listLines(db, admin, { ...lineFilter(readLineQuery(query)), ...wholeList })
    return {
      head: [
        text('column-day'),
        text('column-text'),
        text('file-payer'),
        'IBAN',
        text('column-match'),
        text('column-state'),
        translator(locale, 'staff')('csv-currency'),
        text('column-amount'),
      ],
      rows: lines.map(({ bookedOn, text: words, payerName, payerIban, certainty, state, amount }) => [
        bookedOn,
        words,
        payerName ?? '',
        payerIban ?? '',
        text(`certainty-${certainty}`),
        text(`state-${state}`),
        amount.currency,
        Number(toDecimalText(amount)),
      ]),
    }
  },
}
