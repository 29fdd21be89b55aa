import { paths } from '#app/addresses/paths.ts'
import { Button } from '#app/ui/button.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { useLocale, useText } from '#app/ui/text.tsx'
import { languages } from '#kernel/languages.ts'
import { locales } from '#kernel/locale.ts'
import type { ReaderCount } from '#modules/engagement/index.server.ts'
import { Card } from '../ui/card.tsx'
import { Fact, Facts } from '../ui/facts.tsx'
import { StaffLink } from '../ui/staff-link.tsx'
import content from '../content/content.module.css'

/** To how many a newsletter would go and whom it would not reach, with the button that sends it. */
export function SendCard({
  readers: { total, readers, notReached },
  isAllowed,
}: {
  readers: ReaderCount
  isAllowed: boolean
}) {
  const text = useText('staff-letters')
  const own = useLocale()
  return (
    <Card title={text('send')}>
      <div className={content.inner}>
        <b>{text('will-get', { count: total })}</b>
        <Facts>
          {locales.map((locale) => {
            const { count, getIn } = readers[locale]
            return (
              <Fact key={locale} name={<span lang={locale}>{languages[locale].name}</span>}>
                {getIn === null
                  ? text('get-nothing', { count })
                  : text('get-in', { count, language: languages[getIn].name })}
              </Fact>
            )
          })}
        </Facts>
        {notReached > 0 && <Notice tone="warning">{text('not-reached', { count: notReached })}</Notice>}
        <small>{text('count-hint')}</small>
        <small>{text('law')}</small>
        {isAllowed ? (
          <details>
            <summary>{text('send-fold')}</summary>
            <div className={content.inner}>
              <p>{text('send-hint')}</p>
              <div>
                <Button name="intent" value="send">
                  {text('send-sure')}
                </Button>
              </div>
            </div>
          </details>
        ) : (
          <Notice tone="warning">
            {text('switched-off')} <StaffLink to={paths.adminSettings(own, 'mail')}>{text('to-settings')}</StaffLink>
          </Notice>
        )}
      </div>
    </Card>
  )
}
