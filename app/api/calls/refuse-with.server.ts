import type { RouterContextProvider } from 'react-router'
import type { core } from 'zod'
import { translator } from '#app/messages/translator.ts'
import type { Locale } from '#kernel/locale.ts'
import { callFacts } from '#app/api/calls/call-facts.server.ts'
import { refuse, type RefusalWords } from '#app/refusals/refuse.server.ts'
import type { ProblemCode } from '#app/refusals/refusals.ts'
import type { FieldProblem } from '#platform/http/problem.server.ts'
import { fieldProblems } from '#app/refusals/field-problems.server.ts'

export type AnsweredCall = { request: Request; url: URL; context: Readonly<RouterContextProvider> }

/** A refusal by its code, in the language of the caller, with its status and, unless others are given, the words of its page. */
export function refuseWith(
  call: AnsweredCall,
  code: ProblemCode,
  { detail, errors, ...words }: RefusalWords = {},
): Response {
  const ofField = isAboutBody(code) ? undefined : errors?.[0]?.message
  return refuse(code, callFacts(call.context, call.url), { ...words, errors, detail: detail ?? ofField })
}

/** Refusals of a whole body, whose fields say the rest. */
function isAboutBody(code: ProblemCode): boolean {
  return code === 'validation' || code === 'unknown_field'
}

/** A field that was refused; its code says the sentence unless the field has one with facts of its own. */
export type RefusedField = { pointer: string; code?: ProblemCode; message?: string | undefined }

/** 422 with the fields of the body that were refused, each with the code of its own and a sentence about it alone. */
export function refuseFields(call: AnsweredCall, fields: readonly RefusedField[]): Response {
  const { locale } = callFacts(call.context, call.url)
  return refuseErrors(
    call,
    fields.map(({ pointer, code = 'validation' as const, message = sayField(locale, code) }) => ({
      pointer,
      code,
      message,
    })),
  )
}

/** What forms say of the same fault, where they say it. */
function sayField(locale: Locale, code: ProblemCode): string {
  const forms = translator(locale, 'forms')
  switch (code) {
    case 'validation':
      return translator(locale, 'call-fields')('invalid')
    case 'email':
    case 'phone':
    case 'tckn':
      return forms(code)
    case 'email_taken':
      return forms('email-taken')
    default:
      return translator(locale, 'problems')(code)
  }
}

/** 422 for a body that its schema refused: `unknown_field` for names that nobody described, `validation` otherwise. */
export function refuseBody(call: AnsweredCall, issues: readonly core.$ZodIssue[], body: unknown): Response {
  return refuseErrors(call, fieldProblems(callFacts(call.context, call.url).locale, issues, body))
}

function refuseErrors(call: AnsweredCall, errors: readonly FieldProblem[]): Response {
  return refuseWith(call, (errors[0]?.code as ProblemCode | undefined) ?? 'validation', { errors })
}
