import type { ColumnType, Generated, Kysely } from 'kysely'
import type { Locale } from '#kernel/locale.ts'
import type { Db } from '#platform/db/client.server.ts'
import type { MessageWay } from '#kernel/message-way.ts'
import type { AttemptState, MessageKind, MessageState } from './message-states.ts'

/** The mail that takes the place of a message. */
export type MailInPlace = { subject: string; html: string; text: string }

export type MessageTables = {
  messages: {
    id: Generated<string>
    message_key: string
    /** What it is of, as `order:<id>`; empty for what nobody is told of when it does not arrive. */
    about: Generated<string>
    kind: MessageKind
    iys_recipient: 'BIREYSEL' | 'TACIR' | null
    phone: string
    email: string
    locale: Locale
    template: string
    parameters: ColumnType<string[], string, string>
    body: string
    mail: ColumnType<MailInPlace, string, string>
    state: Generated<MessageState>
    created_at: Generated<Date>
    ended_at: Date | null
  }
  message_attempts: {
    id: Generated<string>
    message_id: string
    way: MessageWay
    state: Generated<AttemptState>
    tries: Generated<number>
    provider_ref: string | null
    failure: string | null
    created_at: Generated<Date>
    sending_at: Date | null
    accepted_at: Date | null
    delivered_at: Date | null
    read_at: Date | null
    failed_at: Date | null
  }
  message_choices: {
    id: Generated<number>
    phone: string
    way: MessageWay
    is_agreed: boolean
    source: 'checkout' | 'order' | 'profile' | 'staff' | 'answer'
    user_id: string | null
    chosen_at: Date
  }
  iys_permissions: {
    recipient: string
    type: 'ARAMA' | 'MESAJ' | 'EPOSTA'
    recipient_type: 'BIREYSEL' | 'TACIR'
    status: 'ONAY' | 'RET'
    source: string
    consent_at: Date
    noted_at: Generated<Date>
  }
}

export function own(db: Db): Kysely<MessageTables> {
  return db.withTables<MessageTables>()
}
