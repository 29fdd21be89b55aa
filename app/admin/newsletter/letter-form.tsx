import { useNavigation } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { useText } from '#app/ui/text.tsx'
import { locales } from '#kernel/locale.ts'
import type { Letter, ReaderCount } from '#modules/engagement/index.server.ts'
import content from '../content/content.module.css'
import { ActForm } from '../ui/act-form.tsx'
import { Card } from '../ui/card.tsx'
import type { RefusedLetter } from './act-on-letter.server.ts'
import { AudienceCard } from './audience-card.tsx'
import { DepartureChoices, PostChoices } from './content-choices.tsx'
import type { LetterChoices } from './letter-choices.server.ts'
import { fieldsOfLetter } from './letter-fields.ts'
import styles from './letters.module.css'
import { LetterWordsCard } from './letter-words-card.tsx'
import { PreviewCard } from './preview-card.tsx'
import { SendCard } from './send-card.tsx'
import { TrialCard } from './trial-card.tsx'
import { RemovalFold } from '../content/removal-fold.tsx'

/** A draft: its words, what it tells, and to whom; beside it how it looks, and the way to send it. */
export function LetterForm({
  letter,
  choices,
  readers,
  isAllowed,
  refused,
}: {
  letter: Letter
  choices: LetterChoices
  readers: ReaderCount
  isAllowed: boolean
  refused: RefusedLetter | undefined
}) {
  const text = useText('staff-letters')
  const isBusy = useNavigation().state !== 'idle'
  const typed = refused?.fields ?? fieldsOfLetter(letter)
  const faultOf = (field: string) => {
    const fault = refused?.faults.find((each) => each.field === field)
    return fault && text(`problem-${fault.code}`)
  }
  const shown = locales.find((locale) => refused?.faults.some(({ field }) => field.startsWith(`${locale}.`)))
  return (
    <>
      <ActForm noValidate preventScrollReset className={content.form}>
        <input type="hidden" name="version" value={typed['version'] ?? letter.version} />
        {refused && (
          <Notice tone="error" isAnnounced>
            {text(`problem-${refused.code}`)}
          </Notice>
        )}
        <div className={content.columns}>
          <div className={content.side}>
            <LetterWordsCard typed={typed} shown={shown} faultOf={faultOf} />
            <DepartureChoices departures={choices.departures} typed={typed} />
            <PostChoices posts={choices.posts} typed={typed} />
          </div>
          <div className={content.side}>
            <Card title={text('save')}>
              <div className={content.inner}>
                <div className={styles.row}>
                  <Button name="intent" value="save" disabled={isBusy}>
                    {text('save')}
                  </Button>
                  <Button look="outline" name="intent" value="propose" disabled={isBusy}>
                    {text('propose')}
                  </Button>
                </div>
              </div>
            </Card>
            <AudienceCard typed={typed} faultOf={faultOf} />
            <PreviewCard letter={letter} />
            <TrialCard typed={typed} error={refused?.code === 'email' ? text('problem-email') : undefined} />
            <SendCard readers={readers} isAllowed={isAllowed} />
          </div>
        </div>
      </ActForm>
      <RemovalFold fold={text('remove-fold')} sure={text('remove-sure')} />
    </>
  )
}
