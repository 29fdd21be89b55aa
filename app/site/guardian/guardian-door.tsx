import { Button } from '#app/ui/button.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { useText } from '#app/ui/text.tsx'
import styles from './guardian-page.module.css'

/** What became of a code that was asked for or typed over. */
export type DoorAnswer = { code: 'code-sent' | 'code-over' | 'code-wrong' | 'rate-limited' }

/** Before the page of somebody who looks after an order: a code goes to their mailbox and is typed over here. */
export function GuardianDoor({ mailbox, answer }: { mailbox: string; answer: DoorAnswer | undefined }) {
  const text = useText('guardian')
  const hasCode = answer?.code === 'code-sent' || answer?.code === 'code-wrong'
  return (
    <div className={styles.door}>
      <p>
        {text('door-lead')} <bdi>{mailbox}</bdi>
      </p>
      {answer && answer.code !== 'code-wrong' && (
        <Notice tone={answer.code === 'code-sent' ? 'success' : 'error'} isAnnounced>
          {text(answer.code)}
        </Notice>
      )}
      <form method="post">
        <Button name="intent" value="send-code" look={hasCode ? 'outline' : undefined}>
          {text(hasCode ? 'send-code-again' : 'send-code')}
        </Button>
      </form>
      <form method="post" className={styles.code} noValidate>
        <TextField
          label={text('code')}
          name="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={20}
          isLatin
          error={answer?.code === 'code-wrong' ? text('code-wrong') : undefined}
        />
        <Button name="intent" value="enter" look={hasCode ? undefined : 'outline'}>
          {text('enter')}
        </Button>
      </form>
    </div>
  )
}
