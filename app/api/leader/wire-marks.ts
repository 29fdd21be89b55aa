import { z } from 'zod'
import { MOST_MARKS } from '#app/page/road-marks.ts'
import { WireInstant } from '#app/wire/wire.ts'
import {
  countPlaces,
  incidentKinds,
  LONGEST_WORDS,
  luggagePoints,
  MOST_PIECES,
  riteFloors,
  rites,
  type RoadMarks,
} from '#modules/road/index.ts'

const MarkId = z.uuid().meta({ description: 'Made by the telephone; the same mark sent again changes nothing.' })
const IncidentText = z.string().trim().max(LONGEST_WORDS)

export const MarksBody = z.strictObject({
  sentAt: WireInstant.meta({
    description:
      'The clock of the telephone while it sends: what it is wrong by, more than a call may take, is set right.',
  }),
  counts: z.array(z.strictObject({ id: MarkId, place: z.enum(countPlaces), begunAt: WireInstant })).max(MOST_MARKS),
  ticks: z
    .array(
      z.strictObject({ id: MarkId, count: z.uuid(), passenger: z.uuid(), isHere: z.boolean(), tickedAt: WireInstant }),
    )
    .max(MOST_MARKS),
  luggage: z
    .array(
      z.strictObject({
        id: MarkId,
        passenger: z.uuid(),
        point: z.enum(luggagePoints),
        pieces: z.int().min(0).max(MOST_PIECES),
        countedAt: WireInstant,
      }),
    )
    .max(MOST_MARKS),
  incidents: z
    .array(
      z.strictObject({
        id: MarkId.meta({ description: 'Of what is said about one incident the last holds.' }),
        passenger: z.uuid().nullable().meta({ description: 'Null where it is about the group.' }),
        kind: z.enum(incidentKinds),
        place: IncidentText,
        note: IncidentText,
        nextStep: IncidentText,
        happenedAt: WireInstant,
        saidAt: WireInstant,
        isSettled: z.boolean(),
      }),
    )
    .max(MOST_MARKS),
  rites: z
    .array(
      z.strictObject({
        id: MarkId,
        rite: z.enum(rites),
        floor: z.enum(riteFloors),
        startedAt: WireInstant,
        endedAt: WireInstant.nullable(),
      }),
    )
    .max(MOST_MARKS),
})

export const WireRoad = z
  .object({
    taken: z.array(z.string()),
    unknown: z.array(z.string()),
    counts: z.array(
      z.object({
        ids: z.array(z.string()).meta({ description: 'The counts that were joined to this one.' }),
        place: z.enum(countPlaces),
        begunAt: WireInstant,
        here: z.array(z.string()).meta({ description: 'The travellers that are here.' }),
      }),
    ),
    luggage: z.array(z.object({ passenger: z.string(), point: z.enum(luggagePoints), pieces: z.int() })),
    settled: z.array(z.string()).meta({ description: 'The incidents that are over.' }),
    incidents: z.array(
      z.object({
        id: z.string(),
        passenger: z.string().nullable().meta({ description: 'Null where it is about the group.' }),
        incident: z.enum(incidentKinds),
        place: z.string(),
        note: z.string(),
        nextStep: z.string(),
        happenedAt: WireInstant,
        saidAt: WireInstant,
        isSettled: z.boolean(),
      }),
    ),
  })
  .meta({
    id: 'GroupRoad',
    description: 'Which marks were taken, and what holds about the group; the last count first.',
  })

/** The marks of a body, as the module takes them. */
export function marksOf({ counts, ticks, luggage, incidents, rites: done }: z.output<typeof MarksBody>): RoadMarks {
  return {
    counts: counts.map(({ begunAt, ...count }) => ({ ...count, begunAt: new Date(begunAt) })),
    ticks: ticks.map(({ count, passenger, tickedAt, ...tick }) => ({
      ...tick,
      countId: count,
      passengerId: passenger,
      tickedAt: new Date(tickedAt),
    })),
    luggage: luggage.map(({ passenger, countedAt, ...mark }) => ({
      ...mark,
      passengerId: passenger,
      countedAt: new Date(countedAt),
    })),
    incidents: incidents.map(({ passenger, happenedAt, saidAt, ...incident }) => ({
      ...incident,
      passengerId: passenger,
      happenedAt: new Date(happenedAt),
      saidAt: new Date(saidAt),
    })),
    rites: done.map(({ startedAt, endedAt, ...rite }) => ({
      ...rite,
      startedAt: new Date(startedAt),
      endedAt: endedAt === null ? null : new Date(endedAt),
    })),
  }
}
