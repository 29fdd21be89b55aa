import { calledGroupNames } from '#app/acts/settings/setting-names.ts'
import { translator } from '#app/messages/translator.ts'
import { formatDate } from '#kernel/format-date.ts'
import type { Locale } from '#kernel/locale.ts'
import { parsePlainDate } from '#kernel/plain-date.ts'
import {
  areaOf,
  auditedActs,
  auditedAreas,
  auditedKinds,
  type AuditedAct,
  type AuditedArea,
} from '#modules/audit/index.ts'
import { listAreas, type StaffList } from '#modules/staff-desk/index.ts'

/** What a log entry was about: which kind of thing, and which of them, by its name or its number. */
export type SaidSubject = { kind: string; which: string; isNamed: boolean }

/** The acts that the log can be filtered by. */
export type SaidArea = { area: AuditedArea; acts: { action: AuditedAct; act: string }[] }

export function sayActsByArea(locale: Locale): SaidArea[] {
  return auditedAreas.map((area) => ({
    area,
    acts: auditedActs
      .filter((action) => areaOf(action) === area)
      .map((action) => ({ action, act: sayAct(action, locale) })),
  }))
}

/** What was done, as a sentence. An act of an older program that nothing does any more keeps its code. */
export function sayAct(action: string, locale: Locale): string {
  const known = auditedActs.find((act) => act === action)
  return known ? translator(locale, 'staff-audit')(`act-${dashed(known)}`) : action
}

export function saySubject({ kind, id }: { kind: string; id: string }, locale: Locale): SaidSubject {
  const known = auditedKinds.find((each) => each === kind)
  const name = nameOf(kind, id, locale)
  return {
    kind: known ? translator(locale, 'staff-audit')(`kind-${known}`) : kind,
    which: name ?? id,
    isNamed: name !== undefined,
  }
}

/** What stands under a code instead of a number: lists, groups of settings, days, and all travellers. */
function nameOf(kind: string, id: string, locale: Locale): string | undefined {
  if (kind === 'passengers') return ''
  if (kind === 'list' && isList(id))
    return translator(locale, 'staff-areas')(id === 'bank-lines' ? 'bank-statements' : id)
  if (kind === 'settings' && id === 'provider-keys') return translator(locale, 'staff-audit')('provider-keys')
  const group = kind === 'settings' && calledGroupNames.find((name) => name === id)
  if (group) return translator(locale, 'staff-settings')(`group-${group}`)
  const day = kind === 'departure-date' && parsePlainDate(id)
  return day ? formatDate(day, locale) : undefined
}

function isList(id: string): id is StaffList {
  return Object.hasOwn(listAreas, id)
}

/** `order.price` as it stands among the texts, where a dot would open a group of them. */
type Dashed<Act extends string> = Act extends `${infer Area}.${infer Done}` ? `${Area}-${Done}` : never

function dashed<Act extends AuditedAct>(act: Act): Dashed<Act> {
  return act.replace('.', '-') as Dashed<Act>
}
