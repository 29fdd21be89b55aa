import { data, redirect, type RouterContextProvider } from 'react-router'
import { admitForm } from '#app/intake/admit-form.server.ts'
import { factsContext, localeContext, servicesContext } from '#app/middleware/contexts.ts'
import { paths } from '#app/paths.ts'
import { sayProblems } from '#app/request-calls/say-problems.server.ts'
import { CONSENT_VERSION, type InquiryDraft, type Topic } from '#modules/engagement/index.ts'
import { askForInformation } from '#modules/engagement/index.server.ts'
import type { RequestAnswer } from './request-answer.ts'

type Context = Readonly<RouterContextProvider>

/**
 * The action of every page with an `InquiryForm`: keeps the question about `topic` and leads to the page that says so,
 * or gives the form back with what is wrong.
 */
export async function receiveInquiry(
  context: Context,
  fields: Readonly<Record<string, string>>,
  topic: Exclude<Topic, { kind: 'private' }>,
) {
  const { db, log } = context.get(servicesContext)
  const locale = context.get(localeContext)
  const draft = readInquiry(fields)
  const now = new Date()
  const sent = paths.requestSent(locale, { of: 'information', tour: topic.kind === 'tour' ? topic.key : undefined })
  const admission = await admitForm(context, fields, { now })
  if (admission.kind === 'dropped') return redirect(sent, 303)
  if (admission.kind === 'refused')
    return back({ draft, problems: [], notice: admission.code }, admission.code === 'rate_limited' ? 429 : 422)
  try {
    const address = context.get(factsContext).clientAddress
    const asked = await askForInformation(db, { topic, draft, locale, address, consentVersion: CONSENT_VERSION }, now)
    if (asked.ok) return redirect(sent, 303)
    return back({ draft, problems: sayProblems(locale, asked.error.problems) }, 422)
  } catch (error) {
    // Whatever broke, the visitor keeps what was typed and may try again.
    log.error({ err: error }, 'a question could not be kept')
    return back({ draft, problems: [], notice: 'failed' }, 500)
  }
}

export function readInquiry(fields: Readonly<Record<string, string>>): InquiryDraft {
  const text = (name: string) => fields[name] ?? ''
  return {
    name: text('name'),
    phone: text('phone'),
    email: text('email'),
    message: text('message'),
    hasConsent: fields['consent'] === 'on',
  }
}

function back(answer: RequestAnswer<InquiryDraft>, status: number) {
  return data(answer, { status })
}
