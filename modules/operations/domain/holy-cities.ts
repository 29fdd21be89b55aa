import type { PlainDate } from '#kernel/plain-date.ts'

const holyCities = ['makkah', 'madinah'] as const

export type HolyCity = (typeof holyCities)[number]

/** A night that a group sleeps in Makkah or Madinah, by the day on whose evening it begins. */
export type HolyNight = { day: PlainDate; city: HolyCity }

/** Whether a city, by its key, is Makkah or Madinah. */
export function isHoly(city: string): city is HolyCity {
  return holyCities.some((each) => each === city)
}
