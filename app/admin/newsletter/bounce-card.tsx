import { Button } from '#app/ui/button.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { TextAreaField } from '#app/ui/text-area-field.tsx'
import { useText } from '#app/ui/text.tsx'
import { ActCard } from '../ui/act-card.tsx'
import { ActForm } from '../ui/act-form.tsx'
import content from '../content/content.module.css'

/** What came of a report: whom it named, or that it named nobody. */
export type BounceNews = { noted: number; unknown: number } | { code: 'bounce-report'; report: string }

/** Where staff paste the report of a mail server about mails that came back. */
export function BounceCard({ news }: { news: BounceNews | undefined }) {
  const text = useText('staff-letters')
  return (
    <ActCard title={text('bounces')}>
      <ActForm className={content.inner} noValidate preventScrollReset>
        <p>{text('bounces-hint')}</p>
        {news && 'noted' in news && (
          <Notice tone="success" isAnnounced>
            {text('done-bounces', { count: news.noted })}
            {news.unknown > 0 && <p>{text('unknown-bounces', { count: news.unknown })}</p>}
          </Notice>
        )}
        <TextAreaField
          label={text('bounce-report')}
          name="report"
          rows={6}
          dir="ltr"
          spellCheck={false}
          defaultValue={news && 'report' in news ? news.report : ''}
          error={news && 'code' in news ? text(`problem-${news.code}`) : undefined}
        />
        <div>
          <Button look="outline" name="intent" value="bounces">
            {text('bounce-read')}
          </Button>
        </div>
      </ActForm>
    </ActCard>
  )
}
