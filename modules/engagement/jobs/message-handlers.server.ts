import { handles, type JobHandler } from '#platform/jobs/jobs.server.ts'
import { callAskedFor, contactMessageSent, requestAnswered, subscriptionAskedFor } from './message-queues.server.ts'
import type { MessageWork } from './message-work.server.ts'

/** Mails of messages, of wishes to be called, and of the newsletter. */
export function messageHandlers(work: MessageWork): JobHandler[] {
  return [
    handles(contactMessageSent, async ({ messageId }) => (await mails()).sendContactMails(work, messageId)),
    handles(callAskedFor, async ({ requestId }) => (await mails()).sendCallMails(work, requestId)),
    handles(subscriptionAskedFor, async ({ subscriptionId }) =>
      (await mails()).sendConfirmationMail(work, subscriptionId),
    ),
    handles(requestAnswered, async (answered) => (await mails()).sendAnswer(work, answered)),
  ]
}

/** Templates exist in the server bundle only; programs that Node runs from the sources never come here. */
const mails = () => import('./send-message-mails.server.ts')
