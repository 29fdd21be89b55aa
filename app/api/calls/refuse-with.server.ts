import type { RouterContextProvider } from 'react-router'
import type { core } from 'zod'
import { translator } from '#app/messages/translator.ts'
import type { Locale } from '#kernel/locale.ts'
import { callFacts } from '#app/api/calls/call-facts.server.ts'
import { problemStatuses, type ProblemCode } from '#app/refusals/problem-codes.ts'
import { problem, type FieldProblem } from '#platform/http/problem.server.ts'
import { fieldProblems } from '#app/refusals/field-problems.server.ts'

export type AnsweredCall = { request: Request; url: URL; context: Readonly<RouterContextProvider> }

type Facts = { errors?: readonly FieldProblem[]; headers?: Record<string, string> }

/** A refusal by its code, in the language of the caller, with the status and the text that its page has. */
export function refuseWith(call: AnsweredCall, code: ProblemCode, { errors, headers }: Facts = {}): Response {
  const { locale, ...facts } = callFacts(call.context, call.url)
  const text = translator(locale, 'problems')
  return problem(code, {
    ...facts,
    status: problemStatuses[code],
    title: text(code),
    detail: isAboutBody(code) ? text(code) : (errors?.[0]?.message ?? text(code)),
    errors,
    headers: {
      'Content-Language': locale,
      ...(problemStatuses[code] === 401 ? { 'WWW-Authenticate': 'Bearer' } : {}),
      ...headers,
    },
  })
}

/** Refusals of a whole body, whose fields say the rest. */
function isAboutBody(code: ProblemCode): boolean {
  return code === 'validation' || code === 'unknown_field'
}

/** 422 with the fields of the body that were refused, each with the code of its own and a sentence about it alone. */
export function refuseFields(call: AnsweredCall, fields: readonly { pointer: string; code?: ProblemCode }[]): Response {
  const { locale } = callFacts(call.context, call.url)
  return refuseErrors(
    call,
    fields.map(({ pointer, code = 'validation' as const }) => ({ pointer, code, message: sayField(locale, code) })),
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
