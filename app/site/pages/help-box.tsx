import { Keyed } from '#app/ui/keyed.tsx'
import { useText } from '#app/ui/text.tsx'
import { ContactButtons } from '../chrome/contact-buttons.tsx'
import styles from './help-box.module.css'

/** Who answers, beside everything that is read. `message` is what WhatsApp starts with. */
export function HelpBox({ title, message }: { title?: string; message?: string }) {
  const text = useText('content')
  return (
    <Keyed>
      <h2 className={styles.title}>{title ?? text('help-title')}</h2>
      <p className={styles.lead}>{text('help-lead')}</p>
      <ContactButtons whatsapp={text('help-whatsapp')} message={message} className={styles.acts} />
    </Keyed>
  )
}
