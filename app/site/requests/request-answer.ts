/** A field that was refused, with the words that stand beside it. */
export type SaidProblem = { pointer: string; code: string; message: string }

/** Why a form was not kept although its fields are right. */
export type FormNotice = 'failed' | 'rate_limited' | 'human_check_failed'

/** What a form is shown with when it comes back: as it was typed, and what is wrong. */
export type RequestAnswer<Draft> = {
  draft: Draft
  problems: SaidProblem[]
  /** What is wrong with the whole. */
  notice?: FormNotice
}

/** The name and id of a field by its JSON pointer: `/passengers/0/tckn` is `passengers.0.tckn`. */
export function fieldName(pointer: string): string {
  return pointer.slice(1).replaceAll('/', '.')
}

export function messageAt(problems: readonly SaidProblem[], pointer: string): string | undefined {
  return problems.find((problem) => problem.pointer === pointer)?.message
}
