import { z } from 'zod'
import { readPhone } from '#platform/phone/read-phone.server.ts'
import { defineSetting } from '#platform/settings/settings.server.ts'

/** So that the setting can say what is wrong with a number. */
const notANumber = { params: { reason: 'phone' } }

/**
 * The telephone at which somebody of the agency answers day and night, as E.164; empty while there is none. Who calls it
 * may stand in another country, so that it is taken in its full international form alone.
 */
export const dutyPhoneSetting = defineSetting<string>({
  key: 'dutyPhone',
  schema: z
    .string()
    .trim()
    .max(40)
    .refine((typed) => typed === '' || internationalOf(typed) !== undefined, notANumber)
    .transform((typed) => internationalOf(typed) ?? ''),
  fallback: '',
})

function internationalOf(typed: string): string | undefined {
  return /^(?:\+|00|٠٠)/.test(typed) ? readPhone(typed)?.e164 : undefined
}
