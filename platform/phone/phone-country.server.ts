import { getCountries, getCountryCallingCode } from 'libphonenumber-js/max'
import { z } from 'zod'
import { phoneKey } from '#kernel/phone.ts'
import type { Db } from '#platform/db/client.server.ts'
import { defineSetting, readSetting } from '#platform/settings/settings.server.ts'
import { readPhone, type PhoneNumber } from './read-phone.server.ts'

/** The code of the country whose numbers people write without one, in digits. */
export const phoneCountrySetting = defineSetting<string>({
  key: 'phoneCountryCode',
  schema: z
    .string()
    .trim()
    .regex(/^[1-9]\d{0,2}$/)
    .refine(isCallingCode),
  fallback: '90',
})

/** Reads numbers as people of the agency's country write them; one query. */
export async function phoneReader(db: Db): Promise<(typed: string) => PhoneNumber | undefined> {
  const countryCode = await readSetting(db, phoneCountrySetting)
  return (typed) => readPhone(typed, countryCode)
}

/** A number in E.164 where it can be called, else as it was typed; one query. */
export async function callableOrTyped(db: Db, typed: string): Promise<string> {
  return (await phoneReader(db))(typed)?.e164 ?? typed
}

/** The search key of what somebody typed as a phone number; one query. */
export async function phoneKeyOf(db: Db, typed: string): Promise<string> {
  return phoneKey(typed, await readSetting(db, phoneCountrySetting))
}

function isCallingCode(code: string): boolean {
  return getCountries().some((country) => getCountryCallingCode(country) === code)
}
