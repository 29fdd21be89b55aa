import { z } from 'zod'
import { currencies } from '#kernel/money.ts'
import { defineSetting } from '#platform/settings/settings.server.ts'
import type { SecondPersonLimits } from './domain/needs-second-person.ts'

/** Whether lines that are certain are booked without asking when a statement is booked. */
export const confirmsCertainSetting = defineSetting({
  key: 'bankStatements.confirmsCertain',
  schema: z.boolean(),
  fallback: true,
})

/** Above which amount two people have to agree, in minor units per currency; nobody has to where none is given. */
export const secondPersonAboveSetting = defineSetting<SecondPersonLimits>({
  key: 'bankStatements.secondPersonAbove',
  schema: z.partialRecord(z.enum(currencies), z.int().min(0)),
  fallback: {},
})
