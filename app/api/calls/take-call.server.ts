import type { z } from 'zod'
import { callProblem } from '#app/refusals/call-problem.server.ts'
import { factsContext, localeContext } from '#app/http/middleware/contexts.ts'
import { readBody } from '#app/api/payments/payment-call.server.ts'
import { newToken } from '#kernel/ids.ts'
import { isLocale, type Locale } from '#kernel/locale.ts'
import type { Result } from '#kernel/result.ts'
import { admitForm, type IntakeLimit, type Sender } from '#app/intake/admit-form.server.ts'
import type { HUMAN_TOKEN, TRAP } from '#app/intake/intake-names.ts'
import { refuseIntake, type IntakeCall, type IntakeRefusal } from '#app/intake/refuse-intake.server.ts'

type IntakeFields = { [TRAP]?: string | undefined; [HUMAN_TOKEN]?: string | undefined; locale?: string | undefined }

/**
 * Takes a public form that came as a call (`intakeBody` makes its schema) and answers it whole: 202 with an id and a
 * message, 400 for a body that cannot be read or a language nobody speaks, 422 for unknown fields and for what `keep`
 * refuses, 422 `human_check_failed`, 429 with `Retry-After`. What fell into the trap is answered as if it had been kept.
 */
export async function takeCall<Body extends IntakeFields>(
  call: IntakeCall,
  {
    body: schema,
    limit,
    message,
    keep,
  }: {
    body: z.ZodType<Body>
    limit?: IntakeLimit
    message: (locale: Locale) => string
    keep: (body: Body, sender: Sender) => Promise<Result<{ publicId: string }, IntakeRefusal>>
  },
): Promise<Response> {
  const { context } = call
  const { clientAddress, traceId } = context.get(factsContext)
  const asked = context.get(localeContext)
  const instance = new URL(call.request.url).pathname
  const now = new Date()

  const body = await readBody(call, schema)
  const locale = body.ok && isLocale(body.value.locale ?? '') ? (body.value.locale as Locale) : asked
  const admission = await admitForm(context, body.ok ? body.value : {}, { ...(limit && { limit }), now })
  if (admission.kind === 'refused' && admission.code === 'rate_limited')
    return callProblem('rate_limited', {
      locale,
      instance,
      traceId,
      headers: { 'Retry-After': String(admission.retryAfterSeconds) },
    })
  if (!body.ok) return body.error
  if (body.value.locale !== undefined && !isLocale(body.value.locale))
    return callProblem('locale_unknown', { locale, instance, traceId })
  if (admission.kind === 'refused') return refuseIntake(call, locale, { code: admission.code })
  if (admission.kind === 'dropped') return accepted(newToken(), locale, message(locale))

  const kept = await keep(body.value, { locale, address: clientAddress, now })
  return kept.ok ? accepted(kept.value.publicId, locale, message(locale)) : refuseIntake(call, locale, kept.error)
}

function accepted(id: string, locale: Locale, message: string): Response {
  return Response.json(
    { id, message },
    { status: 202, headers: { 'Cache-Control': 'private, no-store', 'Content-Language': locale } },
  )
}
