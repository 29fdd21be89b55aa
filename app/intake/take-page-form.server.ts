import { data, redirect, type RouterContextProvider } from 'react-router'
import { factsContext, localeContext, servicesContext } from '#app/http/middleware/contexts.ts'
import type { Result } from '#kernel/result.ts'
import type { FieldProblem } from '#platform/http/problem.server.ts'
import { admitForm, type IntakeLimit, type Sender } from './admit-form.server.ts'

/** A form as it comes back: as it was typed, what is wrong with its fields, and what is wrong with the whole. */
export type FormAnswer<Draft> = {
  draft: Draft
  problems: FieldProblem[]
  notice?: 'failed' | 'rate_limited' | 'human_check_failed'
}

/**
 * Takes a public form that was sent by a page: leads to `sent` when it was kept (or fell into the trap), and gives it
 * back as it was typed otherwise, with 409, 422, 429 and `Retry-After`, or 500. Nothing typed is lost, whatever breaks.
 */
export async function takePageForm<Draft, Conflict = never>(
  context: Readonly<RouterContextProvider>,
  {
    fields,
    draft,
    limit,
    sent,
    keep,
  }: {
    fields: Readonly<Record<string, string>>
    draft: Draft
    limit?: IntakeLimit
    sent: string
    keep: (sender: Sender) => Promise<Result<unknown, FieldProblem[] | { conflict: Conflict }>>
  },
) {
  const now = new Date()
  /** `conflict`: the fields are right, but what was asked for cannot be had. */
  type Answer = FormAnswer<Draft> & { conflict?: Conflict }
  const back = (answer: Omit<Answer, 'draft'>, status: number, headers: Record<string, string> = {}) =>
    data<Answer>({ draft, ...answer }, { status, headers })
  try {
    const admission = await admitForm(context, fields, { ...(limit && { limit }), now })
    if (admission.kind === 'dropped') return redirect(sent, 303)
    if (admission.kind === 'refused')
      return admission.code === 'rate_limited'
        ? back({ problems: [], notice: admission.code }, 429, { 'Retry-After': String(admission.retryAfterSeconds) })
        : back({ problems: [], notice: admission.code }, 422)
    const address = context.get(factsContext).clientAddress
    const kept = await keep({ locale: context.get(localeContext), address, now })
    if (kept.ok) return redirect(sent, 303)
    return 'conflict' in kept.error
      ? back({ problems: [], conflict: kept.error.conflict }, 409)
      : back({ problems: kept.error }, 422)
  } catch (error) {
    context.get(servicesContext).log.error({ err: error }, 'a form could not be kept')
    return back({ problems: [], notice: 'failed' }, 500)
  }
}

/** The headers of a page whose action is `takePageForm`. */
export function formHeaders({ actionHeaders }: { actionHeaders: Headers }): Record<string, string> {
  const wait = actionHeaders.get('Retry-After')
  return wait === null ? {} : { 'Retry-After': wait }
}
