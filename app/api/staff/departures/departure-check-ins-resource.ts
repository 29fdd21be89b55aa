import { z } from 'zod'
import { readAddressDay } from '#app/addresses/address-day.ts'
import { readCallBody } from '#app/api/calls/read-body.server.ts'
import { refuseWith } from '#app/api/calls/refuse-with.server.ts'
import { WireInstant } from '#app/wire/wire.ts'
import type { ResourceHandle } from '#app/page/page-handle.ts'
import { recordCheckIns } from '#modules/operations/index.server.ts'
import { checkInKinds, clockErrorMs } from '#modules/operations/index.ts'
import type { Route } from './+types/departure-check-ins-resource.ts'
import { answerStaff } from '../staff-call.server.ts'

const MOST_TICKS = 200

const Tick = z.strictObject({
  id: z.uuid().meta({ description: 'Made by the device; the same tick sent again changes nothing.' }),
  passenger: z.uuid(),
  kind: z.enum(checkInKinds),
  done: z.boolean(),
  tickedAt: WireInstant,
})

const TicksBody = z.strictObject({
  sentAt: WireInstant.meta({
    description:
      'The clock of the device while it sends: what it is wrong by, more than a call may take, is set right.',
  }),
  checkIns: z.array(Tick).max(MOST_TICKS),
})

const WireTicks = z
  .object({
    taken: z.array(z.string()),
    unknown: z.array(z.string()),
    states: z.array(Tick.omit({ id: true })),
  })
  .meta({ id: 'CheckInStates', description: 'Which ticks were taken, and what holds about everybody of the day.' })

export const handle: ResourceHandle = {
  methods: ['POST'],
  describes: {
    POST: {
      summary: 'Ticks of the airport list, as often as they are sent; of two about one thing the later holds',
      body: TicksBody,
      answers: { 200: WireTicks },
      problems: ['not_found'],
    },
  },
}

export function action(call: Route.ActionArgs) {
  return answerStaff(call, 'orders', async (db, admin) => {
    const date = readAddressDay(call.params.date)
    if (!date) return refuseWith(call, 'not_found')
    const body = await readCallBody(call, TicksBody)
    if (!body.ok) return body.error
    const now = new Date()
    const behindMs = clockErrorMs(new Date(body.value.sentAt), now)
    const checkIns = body.value.checkIns.map(({ passenger, done, tickedAt, ...tick }) => ({
      ...tick,
      passengerId: passenger,
      isDone: done,
      tickedAt: new Date(Date.parse(tickedAt) + behindMs),
    }))
    const { states, ...told } = await recordCheckIns(db, admin, { date, checkIns }, now)
    return Response.json({
      ...told,
      states: states.map(({ passengerId, kind, isDone, tickedAt: at }) => ({
        passenger: passengerId,
        kind,
        done: isDone,
        tickedAt: at.toISOString(),
      })),
    } satisfies z.input<typeof WireTicks>)
  })
}
