import type { z } from 'zod'
import { roadOnWire } from '#app/acts/road/road-on-wire.ts'
import { answerLeader } from '#app/api/calls/answer-leader.server.ts'
import { readCallBody } from '#app/api/calls/read-body.server.ts'
import { refuseWith } from '#app/api/calls/refuse-with.server.ts'
import type { ResourceHandle } from '#app/page/page-handle.ts'
import { clockErrorMs } from '#modules/operations/index.ts'
import { recordMarks } from '#modules/road/index.server.ts'
import type { Route } from './+types/marks-resource.ts'
import { MarksBody, marksOf, WireRoad } from './wire-marks.ts'

export const handle: ResourceHandle = {
  methods: ['POST'],
  describes: {
    POST: {
      summary: 'What a leader marked about a group on the road, as often as it is sent',
      body: MarksBody,
      answers: { 200: WireRoad },
      problems: ['not_found', 'forbidden'],
    },
  },
}

export function action(call: Route.ActionArgs) {
  return answerLeader(call, async (db, leader) => {
    const body = await readCallBody(call, MarksBody)
    if (!body.ok) return body.error
    const now = new Date()
    const request = {
      group: call.params.groupId,
      marks: marksOf(body.value),
      clockErrorMs: clockErrorMs(new Date(body.value.sentAt), now),
    }
    const recorded = await recordMarks(db, leader, request, now)
    if (!recorded.ok) return refuseWith(call, recorded.error.code)
    const { road, ...told } = recorded.value
    return Response.json({ ...told, ...roadOnWire(road) } satisfies z.input<typeof WireRoad>)
  })
}
