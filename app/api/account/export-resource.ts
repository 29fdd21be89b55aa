import { z } from 'zod'
import { WireInstant } from '#app/wire/wire.ts'
import { servicesContext } from '#app/http/middleware/contexts.ts'
import type { ResourceHandle } from '#app/page/page-handle.ts'
import { answerCall, refuseCommonly } from '#app/api/payments/payment-call.server.ts'
import { exportPerson } from '#modules/privacy/index.server.ts'
import type { Route } from './+types/export-resource.ts'
import { answerMember, refuseTooMany } from './account-call.server.ts'

const EXPORTS = { max: 10, perSeconds: 3600 }

const WirePersonData = z
  .looseObject({
    exportedAt: WireInstant,
    account: z.looseObject({}),
    orders: z.array(z.looseObject({})),
  })
  .meta({ id: 'PersonData', description: 'Everything that is kept about a person; nothing that opens the account.' })

export const handle: ResourceHandle = {
  methods: ['GET'],
  describes: {
    GET: {
      summary: 'Everything that is kept about the own person, as a file',
      access: 'member',
      answers: { 200: WirePersonData },
    },
  },
}

export function loader(call: Route.LoaderArgs) {
  return answerMember(call, async (db, member) => {
    const now = new Date()
    const turn = call.context.get(servicesContext).limiter.allow(`export:${member.id}`, EXPORTS, now)
    if (!turn.ok) return refuseTooMany(call, turn.retryAfterSeconds)
    const data = await exportPerson(db, { member }, now)
    if (!data) return refuseCommonly(call, 'not_found')
    const day = now.toISOString().slice(0, 10)
    return answerCall(call, data, {
      headers: { 'Content-Disposition': `attachment; filename="my-data-${day}.json"` },
    })
  })
}
