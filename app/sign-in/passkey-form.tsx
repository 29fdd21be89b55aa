import { Button } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { useText } from '#app/ui/text.tsx'
import styles from './second-factor.module.css'

/**
 * Asks the browser to make or to show a passkey, and sends what it says. The element around it does the asking, and
 * wakes the button: pressed before, the form would leave with no passkey in it.
 */
export function PasskeyForm({
  act,
  options,
  label,
  fields = {},
}: {
  act: 'make' | 'show'
  options: object
  label: string
  fields?: Readonly<Record<string, string>>
}) {
  const text = useText('security')
  return (
    <passkey-form data-act={act} data-options={JSON.stringify(options)}>
      <form method="post" className={styles.form}>
        {Object.entries(fields).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <input type="hidden" name="passkey" value="" />
        <div hidden data-failed="">
          <Notice tone="error" isAnnounced>
            {text('passkey-failed')}
          </Notice>
        </div>
        <Button isBlock disabled>
          <Icon name="key-round" />
          {label}
        </Button>
        <noscript>
          <p>{text('passkey-script')}</p>
        </noscript>
      </form>
    </passkey-form>
  )
}
