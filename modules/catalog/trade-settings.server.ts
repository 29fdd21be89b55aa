import { z } from 'zod'
import { defineSetting } from '#platform/settings/settings.server.ts'
import type { DecisionDays } from './domain/decide-by.ts'
import { deliveredStarts, type DurationStarts } from './domain/durations.ts'
import type { EventTimes, GroupSize } from './domain/tour.ts'

/** How many people a group has, wherever one is described or asked for; it is no number of seats. */
export const groupSizeSetting = defineSetting<GroupSize>({
  key: 'groupSize',
  schema: z
    .object({ min: z.int().min(1).max(100), max: z.int().min(1).max(100) })
    .refine(({ min, max }) => min <= max, { path: ['max'], params: { reason: 'order' } }),
  fallback: { min: 2, max: 15 },
})

/** With how many days each group of lengths begins. A trigger tells seasons in memory. */
export const durationStartsSetting = defineSetting<DurationStarts>({
  key: 'durationStarts',
  schema: z
    .object({ first: z.int().min(1).max(90), second: z.int().min(2).max(90), third: z.int().min(3).max(90) })
    .refine(({ first, second }) => first < second, { path: ['second'], params: { reason: 'order' } })
    .refine(({ second, third }) => second < third, { path: ['third'], params: { reason: 'order' } }),
  fallback: deliveredStarts,
})

/** The days an Umrah lasts, wherever a length is chosen; any other number is an exception that is called so. */
export const umrahLengthsSetting = defineSetting<number[]>({
  key: 'umrahLengths',
  schema: z
    .array(z.int().min(1).max(60))
    .min(1)
    .max(20)
    .refine((days) => new Set(days).size === days.length, { params: { reason: 'twice' } })
    .refine((days) => days.every((each, index) => index === 0 || (days[index - 1] ?? 0) < each), {
      params: { reason: 'order' },
    }),
  fallback: [3, 5, 7, 8, 10, 12, 14, 15],
})

/** For how many months after the return a passport has to last, where a tour abroad says nothing else. */
export const passportMonthsSetting = defineSetting<number>({
  key: 'passportMonths',
  schema: z.int().min(0).max(24),
  fallback: 6,
})

const clock = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/)

/** When a journey begins and ends for machines, on the clock of Istanbul, and the code of Makkah's hotels without one. */
export const eventTimesSetting = defineSetting<EventTimes>({
  key: 'eventTimes',
  schema: z.object({
    startsAt: clock,
    endsAt: clock,
    utcOffset: z.string().regex(/^[+-](0\d|1[0-4]):[0-5]\d$/),
    makkahPostalCode: z.string().regex(/^[\dA-Z -]{3,10}$/),
  }),
  fallback: { startsAt: '12:00', endsAt: '19:00', utcOffset: '+03:00', makkahPostalCode: '21955' },
})

/** When it is decided of a departure that lacks people whether it runs; the last day is the one until which it may be called off. */
export const decisionDaysSetting = defineSetting<DecisionDays>({
  key: 'decisionDays',
  schema: z
    .object({ first: z.int().min(1).max(120), last: z.int().min(1).max(120) })
    .refine(({ first, last }) => first >= last, { path: ['last'], params: { reason: 'order' } }),
  fallback: { first: 30, last: 20 },
})
