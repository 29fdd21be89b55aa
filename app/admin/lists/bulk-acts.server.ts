import { translator } from '#app/messages/translator.ts'
import { refusalKeys } from '#app/offers/refusal-key.ts'
import { formatDateRange } from '#kernel/format-date.ts'
import type { Locale } from '#kernel/locale.ts'
import type { Admin } from '#modules/accounts/index.server.ts'
import { findOffer, houseScope, sendOffer } from '#modules/agents/index.server.ts'
import { findDepartureName, setAvailability } from '#modules/catalog/index.server.ts'
import { findStaffReview, moderateReview } from '#modules/content/index.server.ts'
import { changeRequest, findStaffRequest, type RequestChange } from '#modules/engagement/index.server.ts'
import { requestKinds } from '#modules/engagement/index.ts'
import type { AreaOf, StaffList } from '#modules/staff-desk/index.ts'
import type { Db } from '#platform/db/client.server.ts'

/** What became, or would become, of one chosen record. */
export type Deed = { name: string; detail: string; refusal?: string | undefined }

type Asked = { admin: Admin<AreaOf<StaffList>>; locale: Locale; now: Date }

/** Does it to one record in the transaction it is given; nothing for a record that is not there. */
type BulkAct = (tx: Db, id: string, asked: Asked) => Promise<Deed | undefined>

/** What may be done to many records of a list at once, by the name of the act. */
export const bulkActs: Partial<Record<StaffList, Record<string, BulkAct>>> = {
  tours: { publish: toStatus('published'), close: toStatus('closed') },
  reviews: {
    async approve(tx, id, { admin, locale, now }) {
      const review = await findStaffReview(tx, admin, id)
      if (!review) return undefined
      const decision = { status: 'approved', reply: undefined } as const
      const done = await moderateReview(tx, admin, { publicId: id, version: review.version, decision }, now)
      const refusal = done.ok ? undefined : translator(locale, 'staff-reviews')(`problem-${done.error.code}`)
      return { name: review.author, detail: review.body.slice(0, 120), refusal }
    },
  },
  offers: {
    async 'send-offer'(tx, id, { admin, locale, now }) {
      const scope = houseScope(admin)
      const offer = await findOffer(tx, scope, id)
      if (!offer) return undefined
      const text = translator(locale, 'agents')
      const { firstName, lastName, email } = offer.customer
      const done = await sendOffer(tx, scope, id, now)
      return {
        name: `${offer.offerNo} ${firstName} ${lastName}`,
        detail: [text(`offer-state-${offer.state}`), email].filter(Boolean).join(' · '),
        refusal: done.ok ? undefined : text(refusalKeys[done.error.code]),
      }
    },
  },
  requests: requestActs(),
  'call-requests': requestActs(),
  'contact-messages': requestActs(),
}

function toStatus(status: 'published' | 'closed'): BulkAct {
  return async (tx, id, { admin, locale, now }) => {
    const departure = await findDepartureName(tx, id)
    if (!departure) return undefined
    const text = translator(locale, 'staff-catalogue')
    const done = await setAvailability(tx, admin, { id, version: 'any', status }, now)
    return {
      name: departure.name[locale],
      detail: formatDateRange(departure.departsOn, departure.returnsOn, locale),
      refusal: done.ok ? undefined : text(`refused-${done.error.code}`),
    }
  }
}

function requestActs(): Record<string, BulkAct> {
  return {
    take: changing(({ admin }) => ({ state: 'in_progress', assigneeId: admin.id })),
    finish: changing(() => ({ state: 'done' })),
  }
}

/** Requests of several kinds stand in one list, so each is named by its kind and its id. */
function changing(changeFor: (asked: Asked) => RequestChange): BulkAct {
  return async (tx, named, asked) => {
    const kind = requestKinds.find((each) => named.startsWith(`${each}-`))
    const id = named.slice((kind?.length ?? 0) + 1)
    const request = kind && (await findStaffRequest(tx, asked.admin, { kind, id }))
    if (!request) return undefined
    const change = changeFor(asked)
    const done = await changeRequest(tx, asked.admin, { kind, id, version: request.version, change }, asked.now)
    const text = translator(asked.locale, 'staff-requests')
    return {
      name: request.name,
      detail: [text(`kind-${kind}`), text(`state-${request.state}`)].join(' · '),
      refusal: done.ok ? undefined : text(`problem-${done.error.code}`),
    }
  }
}
