import type { ColumnType, Generated, Kysely } from 'kysely'
import type { Locale } from '#kernel/locale.ts'
import type { PlainDate } from '#kernel/plain-date.ts'
import type { Db } from '#platform/db/client.server.ts'
import type { CallTime } from '../domain/call-request.ts'
import type { TopicKind } from '../domain/information-request.ts'
import type { Gender } from '../domain/passenger.ts'
import type { RequestState, RoomType } from '../domain/reservation-request.ts'
import type { LetterState, RecipientState } from '../letters/domain/letter.ts'

export type EngagementTables = {
  quizzes: {
    key: string
    version: Generated<number>
    content: ColumnType<unknown, string, string>
    changed_at: Generated<Date>
    is_current: Generated<boolean>
  }
  contact_messages: {
    id: Generated<string>
    public_id: string
    language: Locale
    name: string
    email: string
    phone: string | null
    phone_key: string | null
    subject: string
    message: string
    state: Generated<RequestState>
    consent_version: string
    address_hash: string
    sent_at: Date
    version: Generated<number>
    assignee_id: string | null
    staff_note: Generated<string>
    answer: Generated<string>
    answered_at: Date | null
    order_id: string | null
    search_text: Generated<string>
  }
  call_requests: {
    id: Generated<string>
    public_id: string
    language: Locale
    name: string
    phone: string
    phone_key: string
    email: string | null
    preferred_time: CallTime | null
    tour_id: string | null
    tour_name: string | null
    state: Generated<RequestState>
    consent_version: string
    address_hash: string
    asked_at: Date
    version: Generated<number>
    assignee_id: string | null
    staff_note: Generated<string>
    answer: Generated<string>
    answered_at: Date | null
    calls: Generated<number>
    called_at: Date | null
    order_id: string | null
    call_again_at: Date | null
    search_text: Generated<string>
  }
  request_events: {
    id: Generated<number>
    call_id: string | null
    message_id: string | null
    information_id: string | null
    reservation_id: string | null
    kind: 'call' | 'answer'
    outcome: 'reached' | 'no-answer' | 'busy' | 'wrong-number' | 'call-again' | null
    words: Generated<string>
    by_user_id: string | null
    happened_at: Generated<Date>
  }
  newsletter_subscriptions: {
    id: Generated<string>
    email: string
    email_key: string
    language: Locale
    confirm_token: string
    confirm_until: Date
    leave_token: string
    consent_version: string
    address_hash: string
    asked_at: Date
    confirmed_at: Date | null
    version: Generated<number>
    assignee_id: string | null
    staff_note: Generated<string>
    bounced_at: Date | null
    bounce_reason: Generated<string>
  }
  consent_events: {
    id: Generated<number>
    recipient: string
    type: 'ARAMA' | 'MESAJ' | 'EPOSTA'
    recipient_type: Generated<'BIREYSEL' | 'TACIR'>
    status: 'ONAY' | 'RET'
    source: string
    text_version: string
    address_hash: string
    happened_at: Date
  }
  register_files: {
    id: Generated<string>
    made_at: Date
    made_by: string | null
    handed_in_at: Date | null
    handed_in_by: string | null
  }
  register_lines: {
    event_id: number
    file_id: string
    is_told: boolean
  }
  letters: {
    id: Generated<string>
    state: Generated<LetterState>
    texts: ColumnType<unknown, string, string>
    departures: ColumnType<unknown, string, string>
    posts: ColumnType<unknown, string, string>
    audience: ColumnType<unknown, string, string>
    fallback_language: Locale | null
    version: Generated<number>
    created_at: Date
    changed_at: Date
    started_at: Date | null
    ended_at: Date | null
  }
  letter_recipients: {
    id: Generated<string>
    letter_id: string
    subscription_id: string
    address_hash: string
    language: Locale
    state: Generated<RecipientState>
    written_at: Date | null
  }
  information_requests: {
    id: Generated<string>
    public_id: string
    topic: TopicKind
    topic_key: string | null
    topic_name: string
    language: Locale
    name: string
    phone: string
    phone_key: string
    email: string | null
    message: string
    group_size: number | null
    wished_from: PlainDate | null
    wished_to: PlainDate | null
    state: Generated<RequestState>
    consent_version: string | null
    address_hash: string
    asked_at: Date
    version: Generated<number>
    assignee_id: string | null
    staff_note: Generated<string>
    answer: Generated<string>
    answered_at: Date | null
    order_id: string | null
    search_text: Generated<string>
  }
  reservation_requests: {
    id: Generated<string>
    public_id: string
    departure_id: string
    tour_id: string
    tour_name: string
    departs_on: PlainDate
    returns_on: PlainDate
    language: Locale
    name: string
    email: string
    phone: string
    phone_key: string
    room_type: RoomType
    babies: number
    children: number
    note: string
    state: Generated<RequestState>
    consent_version: string
    address_hash: string
    asked_at: Date
    version: Generated<number>
    assignee_id: string | null
    staff_note: Generated<string>
    answer: Generated<string>
    answered_at: Date | null
    order_id: string | null
    search_text: Generated<string>
  }
  waiting_people: {
    place_id: string
    language: Locale
    name: string
    email: string
    email_key: string
    phone: string
    phone_key: string
    consent_version: string
    address_hash: string
  }
  requested_passengers: {
    request_id: string
    position: number
    first_name: string
    last_name: string
    gender: Gender
    born_on: PlainDate
  }
  requested_papers: {
    request_id: string
    position: number
    id: Generated<string>
    /** Written by programs of before only; the job that seals empties it. The same goes for `passport_no`. */
    tckn: string | null
    tckn_sealed: string | null
    passport_no: string | null
    passport_no_sealed: string | null
    passport_expires_on: PlainDate | null
  }
}

/** The handle for this module's tables. It is not accepted where another module asks for a `Db`. */
export function own(db: Db): Kysely<EngagementTables> {
  return db.withTables<EngagementTables>()
}
