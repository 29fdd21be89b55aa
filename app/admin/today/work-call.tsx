import { useLocale } from '#app/ui/text.tsx'
import { formatPhone } from '#kernel/format-phone.ts'
import { ChatLink } from '../ui/chat-link.tsx'
import type { WorkLine } from './work-line.ts'

/** The telephone of whoever is to be called, and a chat with them. */
export function WorkCall({ call, name }: { call: NonNullable<WorkLine['call']>; name: string }) {
  const locale = useLocale()
  return (
    <>
      <a href={`tel:${call.phone}`}>
        <bdi dir="ltr">{formatPhone(call.phone, locale)}</bdi>
      </a>
      <ChatLink href={call.chat} name={name} look="sign" />
    </>
  )
}
