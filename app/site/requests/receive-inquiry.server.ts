import type { RouterContextProvider } from 'react-router'
import { sayNeeded } from '#app/intake/say-needed.server.ts'
import { takePageForm } from '#app/intake/take-page-form.server.ts'
import { localeContext, servicesContext } from '#app/http/middleware/contexts.ts'
import { paths } from '#app/addresses/paths.ts'
import { sayProblems } from '#app/acts/requests/say-problems.server.ts'
import { fail } from '#kernel/result.ts'
import { CONSENT_VERSION, type InquiryDraft, type Topic } from '#modules/engagement/index.ts'
import { askForInformation } from '#modules/engagement/index.server.ts'

/**
 * The action of every page with an `InquiryForm`: keeps the question about `topic` and leads to the page that says so,
 * or gives the form back with what is wrong.
 */
export async function receiveInquiry(
  context: Readonly<RouterContextProvider>,
  fields: Readonly<Record<string, string>>,
  topic: Exclude<Topic, { kind: 'private' }>,
) {
  const { db } = context.get(servicesContext)
  const draft = readInquiry(fields)
  const tour = topic.kind === 'tour' ? topic.key : undefined
  return takePageForm(context, {
    fields,
    draft,
    sent: paths.requestSent(context.get(localeContext), { of: 'information', tour }),
    async keep({ locale, address, now }) {
      const ask = { topic, draft, locale, address, consentVersion: CONSENT_VERSION }
      const asked = await askForInformation(db, ask, now)
      return asked.ok ? asked : fail(sayNeeded(locale, sayProblems(locale, asked.error.problems)))
    },
  })
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
