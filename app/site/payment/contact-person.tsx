import { BrandIcon } from '#app/ui/brand-icon.tsx'
import { ButtonLink } from '#app/ui/button-link.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { useText } from '#app/ui/text.tsx'
import styles from './contact-person.module.css'

/** Who looks after the customer, a call and a message away: a person by name, or else the agency. */
export function ContactPerson({
  name,
  phone,
  chat = phone,
  role,
}: {
  name: string
  phone: string
  /** The number on WhatsApp, when it is another. */
  chat?: string
  role?: string
}) {
  const text = useText('payment')
  return (
    <div className={styles.person}>
      <span className={styles.monogram} aria-hidden="true">
        {initialsOf(name)}
      </span>
      <span className={styles.who}>
        <b>{name}</b>
        <span>{role ?? text('looks-after-you')}</span>
      </span>
      <ButtonLink look="outline" isSmall href={`tel:${phone}`}>
        <Icon name="phone" />
        {text('call')}
      </ButtonLink>
      <ButtonLink look="outline" isSmall href={`https://wa.me/${chat.replace('+', '')}`}>
        <BrandIcon brand="whatsapp" />
        {text('write')}
      </ButtonLink>
    </div>
  )
}

function initialsOf(name: string): string {
  const words = name.split(' ')
  return [words[0], words.length > 1 ? words.at(-1) : ''].map((word) => word?.[0] ?? '').join('')
}
