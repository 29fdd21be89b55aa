import { useLocale, useText } from '#app/ui/text.tsx'
import { formatPhone } from '#kernel/format-phone.ts'
import { joinList } from '#kernel/join-list.ts'
import type { StaffOrder } from '#modules/booking/index.server.ts'
import { Card } from '../ui/card.tsx'
import { ChatLink } from '../ui/chat-link.tsx'
import { Fact, Facts } from '../ui/facts.tsx'
import styles from './order-page.module.css'

/** Who ordered and how to reach them. */
export function ContactFacts({
  chat,
  contact,
  mode,
  language,
  note,
}: {
  /** Opens a chat about the order. */
  chat: string
  contact: StaffOrder['contact']
  mode: StaffOrder['mode']
  language: StaffOrder['locale']
  note: string
}) {
  const text = useText('staff')
  const locale = useLocale()
  const place = [contact.address, contact.city, text(`country-${contact.country}`)].filter(Boolean)
  return (
    <Card title={text('contact')}>
      <Facts>
        <Fact name={text('name')}>
          <bdi>
            {contact.firstName} {contact.lastName}
          </bdi>
        </Fact>
        <Fact name={text('phone')}>
          <a href={`tel:${contact.phone}`}>
            <bdi dir="ltr">{formatPhone(contact.phone, locale)}</bdi>
          </a>{' '}
          <ChatLink href={chat} name={`${contact.firstName} ${contact.lastName}`} />
        </Fact>
        <Fact name={text('email')}>
          {contact.email === '' ? (
            text('no-email')
          ) : (
            <a href={`mailto:${contact.email}`}>
              <bdi dir="ltr">{contact.email}</bdi>
            </a>
          )}
        </Fact>
        <Fact name={text('address')}>
          <bdi>{joinList(place, locale)}</bdi>
        </Fact>
        <Fact name={text('language')}>{text(`order-language-${language}`)}</Fact>
        <Fact name={text('account-kind')}>{text(`order-mode-${mode}`)}</Fact>
      </Facts>
      {note !== '' && (
        <div className={styles.note}>
          <h3>{text('customer-note')}</h3>
          <p dir="auto">{note}</p>
        </div>
      )}
    </Card>
  )
}
