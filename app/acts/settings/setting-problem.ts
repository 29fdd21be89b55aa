import type { z } from 'zod'

/** What is wrong with a value of a setting, as its field says it. */
export type SettingProblem = { path: string; limit: string } & {
  reason: 'number' | 'too-small' | 'too-big' | 'too-long' | 'required' | 'email' | 'address' | OwnReason | 'value'
}

/** What only a setting itself can say: `refine(…, because('iban'))`. */
const ownReasons = ['iban', 'order', 'phone', 'twice'] as const

type OwnReason = (typeof ownReasons)[number]

/** The reason of a check, as `refine` takes it. */
export function because(reason: OwnReason): { params: { reason: OwnReason } } {
  return { params: { reason } }
}

/** Words of a problem are found by its reason; `name` is the setting the value belongs to. */
export function problemOf(name: string, issue: z.core.$ZodIssue): SettingProblem {
  const path = [name, ...issue.path.map(String)].join('.')
  const is = (reason: SettingProblem['reason'], limit: unknown = '') => ({ path, reason, limit: String(limit) })
  switch (issue.code) {
    case 'invalid_type':
      return is(issue.expected === 'number' || issue.expected === 'int' ? 'number' : 'value')
    case 'too_small':
      return issue.origin === 'string' || issue.origin === 'array' ? is('required') : is('too-small', issue.minimum)
    case 'too_big':
      return issue.origin === 'string' ? is('too-long', issue.maximum) : is('too-big', issue.maximum)
    case 'invalid_format':
      return is(issue.format === 'email' ? 'email' : issue.format === 'url' ? 'address' : 'value')
    case 'custom':
      return is(ownReasons.find((each) => each === issue.params?.['reason']) ?? 'value')
    default:
      return is('value')
  }
}
