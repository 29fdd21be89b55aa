import { buttonClass } from '#app/ui/button-look.ts'
import { Icon } from '#app/ui/icon.tsx'
import { useText } from '#app/ui/text.tsx'
import styles from './chat-link.module.css'

/** Opens a chat with somebody on WhatsApp, with a written text in their language. */
export function ChatLink({
  href,
  name,
  look = 'words',
  onOpen,
}: {
  href: string
  name: string
  /** Among buttons it looks like them; where there is no room for words its sign stands alone. */
  look?: 'words' | 'button' | 'sign'
  /** Told when it is opened. */
  onOpen?: () => void
}) {
  const text = useText('staff')
  return (
    <a
      href={href}
      target="_blank"
      rel="noreferrer"
      onClick={onOpen}
      className={classes[look]}
      title={look === 'sign' ? text('write-whatsapp') : undefined}
    >
      <Icon name="message-circle" />
      <span className={look === 'sign' ? 'visually-hidden' : undefined}>{text('write-whatsapp')}</span>{' '}
      <bdi className="visually-hidden">{name}</bdi>
    </a>
  )
}

const classes = {
  words: `${styles.chat} no-print`,
  button: `${buttonClass({ look: 'outline' })} no-print`,
  sign: `${styles.chat} ${styles.sign} no-print`,
} as const
