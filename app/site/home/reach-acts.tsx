import { usePageFrame } from '#app/page/page-frame.tsx'
import { useText } from '#app/ui/text.tsx'
import { UnbrokenTimes } from '#app/ui/unbroken-times.tsx'
import { ContactButtons } from '../chrome/contact-buttons.tsx'
import styles from './reach-acts.module.css'

/** The two ways to a person at once, and when somebody is there. */
export function ReachActs({ className }: { className?: string | undefined }) {
  const text = useText('home')
  const { site } = usePageFrame()
  return (
    <div className={className}>
      <ContactButtons whatsapp={text('hero-button-whatsapp')} className={styles.acts} />
      <p className={styles.hours}>
        <UnbrokenTimes text={text('reach-hours', { hours: site.hours })} />
      </p>
    </div>
  )
}
