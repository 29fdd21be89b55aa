import { z } from 'zod'
import { defineQueue } from '#platform/jobs/queue.server.ts'

/** Somebody joined a waiting list: the agency and the visitor are told by mail. */
export const waitingJoined = defineQueue({ name: 'waiting-joined', schema: z.object({ placeId: z.uuid() }) })

/** The time of an offer is over: its party is told that the seats have gone on. */
export const waitingOfferEnded = defineQueue({
  name: 'waiting-offer-ended',
  schema: z.object({ placeId: z.uuid(), offers: z.number().int() }),
})
