/** What the page of a newsletter says after an act, by the address that the act leads to. */
export const letterNews = ['begun', 'saved', 'proposed', 'trial', 'sent', 'pause', 'resume', 'stop'] as const

export type LetterNews = (typeof letterNews)[number]
