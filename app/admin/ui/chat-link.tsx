import { buttonClass } from '#app/ui/button-look.ts'
import { Icon } from '#app/ui/icon.tsx'
import { useText } from '#app/ui/text.tsx'
import styles from './chat-link.module.css'

/** Opens a chat with somebody on WhatsApp, with a written text in their language. */
export function ChatLink({
  href,
  name,
  isButton = false,
}: {
  href: string
  name: string
  /** Whether it stands among buttons and looks like them. */
  isButton?: boolean
}) {
  const text = useText('staff')
  return (
    <a
      href={href}
      target="_blank"
      rel="noreferrer"
      className={isButton ? buttonClass({ look: 'outline' }) : styles.chat}
    >
      <Icon name="message-circle" />
      {text('write-whatsapp')} <bdi className="visually-hidden">{name}</bdi>
    </a>
  )
}
