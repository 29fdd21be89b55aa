import { paths } from '#app/addresses/paths.ts'
import { Notice } from '#app/ui/notice.tsx'
import { useLocale, useText } from '#app/ui/text.tsx'
import type { Locale } from '#kernel/locale.ts'
import type { RequestKind, StaffRequest } from '#modules/engagement/index.ts'
import { Card } from '../ui/card.tsx'
import styles from './offers.module.css'

/** What somebody asked for, so that nobody has to look it up while they write. */
export function AskedCard({ asked }: { asked: StaffRequest & { isGone: boolean } }) {
  const text = useText('staff-offers')
  const requests = useText('staff-requests')
  const locale = useLocale()
  const { kind, id, name, subject, message, isGone } = asked
  return (
    <Card title={requests(`kind-${kind}`)} end={<a href={listOf(locale, kind, id)}>{text('to-request')}</a>}>
      <div className={styles.asked}>
        <p>
          <b>
            <bdi>{name}</bdi>
          </b>
          {subject !== '' && (
            <>
              {' · '}
              <bdi>{subject}</bdi>
            </>
          )}
        </p>
        {message !== '' && (
          <p className={styles.words} dir="auto">
            {message}
          </p>
        )}
        {isGone && <Notice tone="warning">{text('departure-gone')}</Notice>}
      </div>
    </Card>
  )
}

function listOf(locale: Locale, kind: RequestKind, id: string): string {
  if (kind === 'call') return paths.adminCallRequests(locale, { q: id })
  return kind === 'message' ? paths.adminContactMessages(locale, { q: id }) : paths.adminRequests(locale, { q: id })
}
