import type { Workspace } from '#modules/operations/index.ts'
import { chatAboutOrder } from '../ui/write-chat.server.ts'
import type { OpsQuery } from './ops-query.ts'

/** Chats with the customers whose numbers a part of the day shows, by the ids of their orders. */
export function chatsOfDay({ travellers }: Workspace, { tab, person }: OpsQuery): Record<string, string> {
  const shown = tab === 'payments' ? travellers : travellers.filter(({ id }) => tab === 'passengers' && id === person)
  return Object.fromEntries(
    shown.map(({ order: { id, no, contact: name, phone, language } }) => [
      id,
      chatAboutOrder({ name, phone, language }, no),
    ]),
  )
}
