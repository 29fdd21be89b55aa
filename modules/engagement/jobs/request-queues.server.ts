import { z } from 'zod'
import { defineQueue } from '#platform/jobs/queue.server.ts'

/** Somebody asked about something: the agency and, where there is an address, the visitor are told by mail. */
export const informationRequested = defineQueue({
  name: 'information-requested',
  schema: z.object({ requestId: z.uuid() }),
})

/** Somebody asked for places on a departure: the agency and the visitor are told by mail. */
export const reservationRequested = defineQueue({
  name: 'reservation-requested',
  schema: z.object({ requestId: z.uuid() }),
})
