import { Button } from '#app/ui/button.tsx'
import { Icon, type IconName } from '#app/ui/icon.tsx'
import { useText } from '#app/ui/text.tsx'
import styles from './notification-modal.module.css'

const marks: { kind: string; icon: IconName }[] = [
  { kind: 'success', icon: 'check' },
  { kind: 'warning', icon: 'triangle-alert' },
]

/** One notice that stays until it is closed: a native modal, so focus stays inside and returns to its opener. */
export function NotificationModal() {
  const text = useText('chrome')
  return (
    <notification-modal suppressHydrationWarning>
      <dialog
        className={styles.modal}
        aria-labelledby="notice-title"
        aria-describedby="notice-text"
        suppressHydrationWarning
      >
        <div className={styles.inner}>
          {marks.map(({ kind, icon }) => (
            <span key={kind} className={styles.mark} data-mark={kind} hidden suppressHydrationWarning>
              <Icon name={icon} />
            </span>
          ))}
          <h2
            id="notice-title"
            className={styles.title}
            suppressHydrationWarning
            dangerouslySetInnerHTML={{ __html: '' }}
          />
          <p
            id="notice-text"
            className={styles.text}
            suppressHydrationWarning
            dangerouslySetInnerHTML={{ __html: '' }}
          />
          <Button type="button" isBlock data-close="">
            {text('notice-close')}
          </Button>
        </div>
      </dialog>
    </notification-modal>
  )
}
