import { z } from 'zod'
import { PageQuery, QueryDay, sortedBy, WireDay, WireInstant } from '#app/wire/wire.ts'
import { locales } from '#kernel/locale.ts'
import {
  callTimes,
  requestKinds,
  requestSorts,
  requestStates,
  roomTypes,
  type StaffRequest,
} from '#modules/engagement/index.ts'

export const RequestFilter = PageQuery.extend({
  q: z.string().max(100).optional(),
  state: z.enum(requestStates).optional(),
  assignee: z.string().max(40).optional(),
  from: QueryDay.optional(),
  to: QueryDay.optional(),
  sort: sortedBy(requestSorts),
})

export const RequestChangeBody = z.strictObject({
  state: z.enum(requestStates).optional(),
  assignee: z.string().max(40).nullable().optional(),
  note: z.string().max(2000).optional(),
})

const person = z.object({ id: z.string(), name: z.string() })

export const WireRequest = z
  .object({
    id: z.string(),
    kind: z.enum(requestKinds),
    state: z.enum(requestStates),
    name: z.string(),
    phone: z.string().nullable(),
    email: z.string().nullable(),
    locale: z.enum(locales),
    subject: z.string(),
    message: z.string(),
    tourId: z.string().nullable(),
    departsOn: WireDay.nullable(),
    returnsOn: WireDay.nullable(),
    preferredTime: z.enum(callTimes).nullable(),
    groupSize: z.int().nullable(),
    roomType: z.enum(roomTypes).nullable(),
    children: z.int().nullable(),
    babies: z.int().nullable(),
    createdAt: WireInstant,
    assignee: person.nullable(),
    note: z.string(),
    answer: z.string(),
    answeredAt: WireInstant.nullable(),
    version: z.int(),
  })
  .meta({ id: 'StaffRequest', description: 'What a visitor asked for; its version is the entity tag for a change.' })

export function requestOnWire(request: StaffRequest) {
  const { language, askedAt, answeredAt, ...known } = request
  const { calls: _calls, calledAt: _calledAt, callAgainAt: _again, events: _events, orderId: _orderId, ...rest } = known
  return {
    ...rest,
    locale: language,
    createdAt: askedAt.toISOString(),
    answeredAt: answeredAt && answeredAt.toISOString(),
  }
}
