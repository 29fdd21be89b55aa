import { translator } from '#app/messages/translator.ts'
import { listTourRows } from '#app/acts/lists/tour-rows.server.ts'
import { locales } from '#kernel/locale.ts'
import { addDays, dayInIstanbul } from '#kernel/plain-date.ts'
import { listAgencies } from '#modules/agents/index.server.ts'
import { toDecimalText } from '#kernel/money.ts'
import { gapsOf } from '#modules/catalog/index.ts'
import { readAgentsQuery } from '../agents/agents-query.ts'
import { kindOfPath, type RecordPath } from '../catalogue/record-specs.ts'
import { findRecords, readRecordQuery } from '../catalogue/find-records.server.ts'
import { daysAsked, readTourListQuery } from '../tours/tour-query.ts'
import type { Asked, ListRows } from './list-file.ts'

/** Tours with their departures, hotels, categories, airlines, services and agencies. */
export const rowsOfCatalogue = {
  async tours({ db, admin, query, locale, now }: Asked): Promise<ListRows> {
    const asked = readTourListQuery(query)
    const today = dayInIstanbul(now)
    const days = daysAsked(asked, { today, yesterday: addDays(today, -1) })
    const { q, status, category, sort } = asked
    return listTourRows(db, admin, { q, status, category, sort, ...days }, locale)
  },
  hotels: recordRows('hotels'),
  categories: recordRows('categories'),
  airlines: recordRows('airlines'),
  services: recordRows('services'),
  async agents({ db, admin, query, locale }: Asked): Promise<ListRows> {
    const text = translator(locale, 'agents')
    const staff = translator(locale, 'staff')
    return {
      head: [
        text('agency-name'),
        text('city'),
        staff('email'),
        staff('phone'),
        staff('csv-currency'),
        text('credit-limit'),
        text('state'),
      ],
      rows: (await listAgencies(db, admin, readAgentsQuery(query).sort)).map(
        ({ name, city, email, phone, creditLimit, isActive }) => [
          name,
          city,
          email,
          phone,
          creditLimit.currency,
          Number(toDecimalText(creditLimit)),
          text(isActive ? 'active' : 'inactive'),
        ],
      ),
    }
  },
}

function recordRows(path: RecordPath) {
  return async ({ db, admin, query, locale }: Asked): Promise<ListRows> => {
    const text = translator(locale, 'staff-catalogue')
    const records = await findRecords(db, admin, kindOfPath[path], readRecordQuery(query), locale)
    return {
      head: [
        text('column-key'),
        ...locales.map((each) => `${text('column-name')} (${each})`),
        text('column-link'),
        text('column-status'),
        text('column-missing'),
      ],
      rows: records.map(({ key, draft }) => [
        key,
        ...locales.map((each) => draft.name[each]),
        'slug' in draft ? draft.slug[locale] : '',
        'isPublished' in draft ? text(draft.isPublished ? 'published' : 'unpublished') : '',
        gapsOf(draft).length,
      ]),
    }
  }
}
