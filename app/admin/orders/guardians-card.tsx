import { useLocale, useText } from '#app/ui/text.tsx'
import { formatPhone } from '#kernel/format-phone.ts'
import type { Guardian } from '#modules/booking/index.ts'
import { Card } from '../ui/card.tsx'
import { ChatLink } from '../ui/chat-link.tsx'
import { Fact, Facts } from '../ui/facts.tsx'

/** Whom the customer trusts with the order: staff answer them as they would the customer. */
export function GuardiansCard({ guardians }: { guardians: readonly (Guardian & { chat: string | null })[] }) {
  const text = useText('guardian')
  const locale = useLocale()
  return (
    <Card title={text('staff-title')} id="guardians">
      <Facts>
        {guardians.map(({ id, name, email, phone, chat }) => (
          <Fact key={id} name={<bdi>{name}</bdi>}>
            <a href={`mailto:${email}`}>
              <bdi>{email}</bdi>
            </a>
            {phone !== null && (
              <>
                {' '}
                <a href={`tel:${phone}`}>
                  <bdi dir="ltr">{formatPhone(phone, locale)}</bdi>
                </a>{' '}
                {chat !== null && <ChatLink href={chat} name={name} />}
              </>
            )}
          </Fact>
        ))}
      </Facts>
    </Card>
  )
}
