import { Button } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { useText } from '#app/ui/text.tsx'
import styles from './other-ways.module.css'

/** Ways to sign in without the password. */
export function OtherWays({ returnTo }: { returnTo: string | undefined }) {
  const text = useText('security')
  return (
    <div className={styles.ways}>
      <form method="post">
        <input type="hidden" name="way" value="passkey" />
        {returnTo && <input type="hidden" name="returnTo" value={returnTo} />}
        <Button look="outline" isBlock>
          <Icon name="key-round" />
          {text('step-passkey')}
        </Button>
      </form>
    </div>
  )
}
