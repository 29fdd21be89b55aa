import { useId } from 'react'
import { Button } from '#app/ui/button.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { TextAreaField } from '#app/ui/text-area-field.tsx'
import { useLocale, useText } from '#app/ui/text.tsx'
import { joinList } from '#kernel/join-list.ts'
import type { RegisterAnswer } from '#modules/engagement/index.server.ts'
import content from '../content/content.module.css'
import { ActCard } from '../ui/act-card.tsx'
import { ActForm } from '../ui/act-form.tsx'

/** What came of a list of the register: whom it named, or that it named nobody. */
export type AnswerNews = RegisterAnswer | { code: 'register-answer'; pasted: string }

const UNREAD_SHOWN = 20

/** Where staff hand over what the register says: who refused there is written to no more. */
export function RegisterAnswerCard({ news }: { news: AnswerNews | undefined }) {
  const text = useText('staff-register')
  const locale = useLocale()
  const id = useId()
  const problem = news && 'code' in news ? text(`problem-${news.code}`) : undefined
  return (
    <ActCard title={text('answer')}>
      <ActForm encType="multipart/form-data" className={content.inner} noValidate preventScrollReset>
        <p>{text('answer-hint')}</p>
        {news && 'refusals' in news && (
          <Notice tone="success" isAnnounced>
            {text('done-answer', { approvals: news.approvals, refusals: news.refusals })}
            {news.unread.length > 0 && (
              <p>
                {text('unread', {
                  count: news.unread.length,
                  rows: joinList(news.unread.slice(0, UNREAD_SHOWN).map(String), locale),
                })}
              </p>
            )}
          </Notice>
        )}
        <div>
          <label htmlFor={id}>{text('answer-file')}</label>{' '}
          <input id={id} type="file" name="file" accept=".xlsx,.csv,text/csv" />
        </div>
        <TextAreaField
          label={text('answer-pasted')}
          name="pasted"
          rows={6}
          dir="ltr"
          spellCheck={false}
          isOptional
          defaultValue={news && 'pasted' in news ? news.pasted : ''}
          error={problem}
        />
        <div>
          <Button look="outline" name="intent" value="answer">
            {text('answer-read')}
          </Button>
        </div>
      </ActForm>
    </ActCard>
  )
}
