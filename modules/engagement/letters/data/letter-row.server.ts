import { z } from 'zod'
import { inEveryLocale, locales } from '#kernel/locale.ts'
import { plainDate } from '#kernel/plain-date.ts'
import { toJson } from '#platform/db/json.server.ts'
import { blankWords, type LetterDraft, type LetterState } from '../domain/letter.ts'

/** A newsletter as staff keep it. */
export type Letter = LetterDraft & {
  id: string
  state: LetterState
  version: number
  createdAt: Date
  changedAt: Date
  startedAt: Date | null
  endedAt: Date | null
}

export const letterColumns = [
  'id',
  'state',
  'texts',
  'departures',
  'posts',
  'audience',
  'fallback_language',
  'version',
  'created_at',
  'changed_at',
  'started_at',
  'ended_at',
] as const

const words = z.object({ subject: z.string(), preheader: z.string(), opening: z.string(), closing: z.string() })

const keptTexts = z.object(inEveryLocale((locale) => words.catch(() => blankWords()[locale])))

const keptDay = z.string().transform(plainDate).nullable()

const keptAudience = z.object({ languages: z.array(z.enum(locales)), since: keptDay, until: keptDay })

const names = z.array(z.string())

type Row = {
  id: string
  state: LetterState
  texts: unknown
  departures: unknown
  posts: unknown
  audience: unknown
  fallback_language: LetterDraft['fallback']
  version: number
  created_at: Date
  changed_at: Date
  started_at: Date | null
  ended_at: Date | null
}

export function toLetter(row: Row): Letter {
  return {
    id: row.id,
    state: row.state,
    texts: keptTexts.parse(row.texts),
    departures: names.parse(row.departures),
    posts: names.parse(row.posts),
    audience: keptAudience.parse(row.audience),
    fallback: row.fallback_language,
    version: row.version,
    createdAt: row.created_at,
    changedAt: row.changed_at,
    startedAt: row.started_at,
    endedAt: row.ended_at,
  }
}

export function toRow({ texts, departures, posts, audience, fallback }: LetterDraft) {
  return {
    texts: toJson(texts),
    departures: toJson(departures),
    posts: toJson(posts),
    audience: toJson(audience),
    fallback_language: fallback,
  }
}
