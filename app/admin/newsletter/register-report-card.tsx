import { paths } from '#app/addresses/paths.ts'
import { Button } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { DateText, InstantText, useLocale, useText } from '#app/ui/text.tsx'
import { formatNumber } from '#kernel/format-money.ts'
import type { PlainDate } from '#kernel/plain-date.ts'
import type { Register, RegisterFile } from '#modules/engagement/index.server.ts'
import content from '../content/content.module.css'
import { ActForm } from '../ui/act-form.tsx'
import { Card } from '../ui/card.tsx'
import { Fact, Facts } from '../ui/facts.tsx'
import { StaffButtonLink } from '../ui/staff-link.tsx'

export type ReportRefusal = { refused: 'register-file-open' | 'register-file-empty' | 'register-file-closed' }

/** What waits to be reported and by when; the file that tells it, until somebody says that it was handed in. */
export function RegisterReportCard({
  register: { waiting, dueOn, open },
  today,
  refused,
}: {
  register: Register
  today: PlainDate
  refused: ReportRefusal['refused'] | undefined
}) {
  const text = useText('staff-register')
  const locale = useLocale()
  const total = waiting.approvals + waiting.refusals
  return (
    <Card title={text('report')}>
      <Said refused={refused} isLate={dueOn !== null && dueOn < today} isDone={total === 0 && open === null} />
      <Facts>
        {dueOn !== null && (
          <Fact name={text('due')} isStrong>
            <DateText date={dueOn} />
          </Fact>
        )}
        {total > 0 && <Fact name={text('approvals')}>{formatNumber(waiting.approvals, locale)}</Fact>}
        {total > 0 && <Fact name={text('refusals')}>{formatNumber(waiting.refusals, locale)}</Fact>}
      </Facts>
      {open ? (
        <OpenFile file={open} />
      ) : (
        total > 0 && (
          <ActForm className={content.inner}>
            <p>{text('make-hint')}</p>
            <div>
              <Button name="intent" value="make">
                {text('make')}
              </Button>
            </div>
          </ActForm>
        )
      )}
    </Card>
  )
}

function Said({
  refused,
  isLate,
  isDone,
}: {
  refused: ReportRefusal['refused'] | undefined
  isLate: boolean
  isDone: boolean
}) {
  const text = useText('staff-register')
  if (!refused && !isLate && !isDone) return null
  return (
    <div className={content.inner}>
      {refused && (
        <Notice tone="error" isAnnounced>
          {text(`problem-${refused}`)}
        </Notice>
      )}
      {isLate && <Notice tone="warning">{text('late')}</Notice>}
      {isDone && <p>{text('nothing')}</p>}
    </div>
  )
}

function OpenFile({ file: { id, lines, madeAt, madeBy } }: { file: RegisterFile }) {
  const text = useText('staff-register')
  const locale = useLocale()
  return (
    <div className={content.inner}>
      <p>
        {text('open-file', { count: lines })} <InstantText instant={madeAt} /> · <bdi>{madeBy}</bdi>
      </p>
      <p>{text('open-hint')}</p>
      <div className={content.actions}>
        <StaffButtonLink look="outline" href={paths.registerFile(locale, id, 'xlsx')} download>
          <Icon name="download" />
          {text('excel')}
        </StaffButtonLink>
        <StaffButtonLink look="outline" href={paths.registerFile(locale, id, 'csv')} download>
          <Icon name="download" />
          {text('csv')}
        </StaffButtonLink>
      </div>
      <ActForm className={content.actions}>
        <input type="hidden" name="file-id" value={id} />
        <Button name="intent" value="hand-in">
          {text('hand-in')}
        </Button>
        <Button look="outline" name="intent" value="discard">
          {text('discard')}
        </Button>
      </ActForm>
    </div>
  )
}
