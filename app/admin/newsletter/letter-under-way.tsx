import { Link } from 'react-router'
import { paths } from '#app/addresses/paths.ts'
import { Button } from '#app/ui/button.tsx'
import { InstantText, useLocale, useText } from '#app/ui/text.tsx'
import { formatNumber } from '#kernel/format-money.ts'
import type { Letter, LetterProgress } from '#modules/engagement/index.server.ts'
import content from '../content/content.module.css'
import { ActForm } from '../ui/act-form.tsx'
import { Card } from '../ui/card.tsx'
import { Fact, Facts } from '../ui/facts.tsx'
import styles from './letters.module.css'
import { PreviewCard } from './preview-card.tsx'

const shown = ['total', 'queued', 'sent', 'left', 'bounced', 'failed'] as const

/** How far a newsletter has come, and what can still be done about it. */
export function LetterUnderWay({ letter, progress }: { letter: Letter; progress: LetterProgress }) {
  const text = useText('staff-letters')
  const locale = useLocale()
  const { state, startedAt, endedAt } = letter
  return (
    <div className={content.columns}>
      <Card title={text('progress')} end={<Link to={paths.adminLetter(locale, letter.id)}>{text('refresh')}</Link>}>
        <div className={content.inner}>
          <progress
            className={styles.bar}
            aria-label={text('progress')}
            max={Math.max(1, progress.total)}
            value={progress.total - progress.queued}
          />
          <Facts>
            {shown.map((name) => (
              <Fact key={name} name={text(name)} isStrong={name === 'total'}>
                {formatNumber(progress[name], locale)}
              </Fact>
            ))}
            {startedAt && (
              <Fact name={text('started')}>
                <InstantText instant={startedAt} />
              </Fact>
            )}
            {endedAt && (
              <Fact name={text('ended')}>
                <InstantText instant={endedAt} />
              </Fact>
            )}
          </Facts>
          {(state === 'sending' || state === 'paused') && <Moves isPaused={state === 'paused'} />}
        </div>
      </Card>
      <PreviewCard letter={letter} />
    </div>
  )
}

function Moves({ isPaused }: { isPaused: boolean }) {
  const text = useText('staff-letters')
  return (
    <ActForm className={content.inner}>
      <div>
        <Button name="intent" value={isPaused ? 'resume' : 'pause'} look={isPaused ? 'solid' : 'outline'}>
          {text(isPaused ? 'resume' : 'pause')}
        </Button>
      </div>
      <details>
        <summary>{text('stop-fold')}</summary>
        <div className={content.inner}>
          <p>{text('stop-hint')}</p>
          <div>
            <Button look="danger" isSmall name="intent" value="stop">
              {text('stop-sure')}
            </Button>
          </div>
        </div>
      </details>
    </ActForm>
  )
}
