import { handles, type JobHandler, type Schedule } from '#platform/jobs/jobs.server.ts'
import { deliverEvent, type WebhookWork } from '../deliver-event.server.ts'
import { removeOldDeliveries } from '../remove-old-deliveries.server.ts'
import { webhookDue } from './queues.server.ts'

const DAY_SECONDS = 86_400

export function webhookHandlers(work: WebhookWork): JobHandler[] {
  return [handles(webhookDue, ({ deliveryId }, now) => deliverEvent(work, deliveryId, now))]
}

export function webhookSchedules({ db }: WebhookWork): Schedule[] {
  return [{ name: 'webhooks-clear', everySeconds: DAY_SECONDS, work: (now) => removeOldDeliveries(db, now) }]
}
