import { Icon } from '#app/ui/icon.tsx'
import { useText } from '#app/ui/text.tsx'
import styles from './contact-panel.module.css'

/** The frame of the panel that other pages open; the form of this page moves into it there. */
export function ContactPanel() {
  const text = useText('messages')
  return (
    <template id="contact-panel">
      <section className={styles.panel} data-state="open" role="dialog" aria-label={text('panel-title')}>
        <header className={styles.head}>
          <h2>{text('panel-title')}</h2>
          <button type="button" data-act="minimise" aria-label={text('minimise')}>
            <Icon name="minus" />
          </button>
          <button type="button" data-act="restore" aria-label={text('restore')}>
            <Icon name="chevron-up" />
          </button>
          <button type="button" data-act="close" aria-label={text('closed')}>
            <Icon name="x" />
          </button>
        </header>
        <div data-body="" className={styles.body} />
      </section>
    </template>
  )
}
