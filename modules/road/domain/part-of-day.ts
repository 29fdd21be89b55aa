/** The five prayers, in the order of a day. */
export const prayers = ['fajr', 'dhuhr', 'asr', 'maghrib', 'isha'] as const

export type Prayer = (typeof prayers)[number]
