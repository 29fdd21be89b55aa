import type { Limits } from '#modules/catalog/index.ts'

/** The inputs of the form, as they stand in the address. */
export const limitNames = ['age', 'walk', 'stand', 'stairs', 'chair'] as const

/** What may be chosen: metres without rest, and minutes on one’s feet. */
export const walkChoices = [100, 300, 500, 1000, 2000, 3000, 5000, 8000] as const
export const standChoices = [5, 15, 30, 60, 90, 120, 180] as const

const OLDEST = 120

export type AskedLimits = {
  /** What the form was sent with, to be shown in it again. */
  sent: Readonly<Partial<Record<(typeof limitNames)[number], string>>>
  isAsked: boolean
  /** `undefined` where something is not answered, or not in a way that can be read. */
  limits: Limits | undefined
}

export const nothingAsked: AskedLimits = { sent: {}, isAsked: false, limits: undefined }

/** Reads the form “can my mother do this” out of an address. Nothing of it is written down anywhere. */
export function readLimits(query: URLSearchParams): AskedLimits {
  const sent = Object.fromEntries(limitNames.flatMap((name) => entryOf(name, query.get(name))))
  const metres = walkChoices.find((each) => String(each) === sent['walk'])
  const minutes = standChoices.find((each) => String(each) === sent['stand'])
  const age = /^\d{1,3}$/.test(sent['age'] ?? '') ? Number(sent['age']) : undefined
  const canClimb = yesOrNo(sent['stairs'])
  const takesChair = yesOrNo(sent['chair'])
  const isWhole =
    age !== undefined &&
    age <= OLDEST &&
    metres !== undefined &&
    minutes !== undefined &&
    canClimb !== undefined &&
    takesChair !== undefined
  return {
    sent,
    isAsked: Object.keys(sent).length > 0,
    limits: isWhole ? { age, metres, minutes, canClimb, takesChair } : undefined,
  }
}

function entryOf(name: string, value: string | null): [string, string][] {
  return value === null || value === '' ? [] : [[name, value]]
}

function yesOrNo(value: string | undefined): boolean | undefined {
  return value === 'yes' ? true : value === 'no' ? false : undefined
}
