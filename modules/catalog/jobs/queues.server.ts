import { z } from 'zod'
import { defineQueue } from '#platform/jobs/queue.server.ts'

/** Seats are held for somebody on a waiting list: whoever knows the people tells them, and starts the clock. */
export const waitingSeatsFreed = defineQueue({
  name: 'waiting-seats-freed',
  schema: z.object({ placeId: z.uuid() }),
})
