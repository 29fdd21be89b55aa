import type { PapersToCome } from '../find-papers-to-come.server.ts'
import type { TravelTimes } from '../find-travel-times.server.ts'

/** What mails about an order say beside their own matter: which papers are to come, and when the journey is. */
export type ToTell = { papers: PapersToCome | undefined; times: TravelTimes }
