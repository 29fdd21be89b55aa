import { localePath } from '#app/addresses/paths.ts'
import { useLocale, useText } from '#app/ui/text.tsx'
import { formatDate } from '#kernel/format-date.ts'
import type { PlainDate } from '#kernel/plain-date.ts'
import { versionName } from '#modules/booking/index.ts'
import reading from '../pages/reading.module.css'
import styles from './version-list.module.css'

/** Every version of a legal text with its first day; the first one is in force. */
export function VersionList({
  path,
  versions,
  shown,
}: {
  path: string
  versions: { version: string; validFrom: PlainDate }[]
  shown: string
}) {
  const text = useText('content')
  const locale = useLocale()
  return (
    <nav aria-label={text('agreement-versions')}>
      <h2 className={reading.subtitle}>{text('agreement-versions')}</h2>
      <ul className={reading.links}>
        {versions.map(({ version, validFrom }, index) => (
          <li key={version}>
            <a
              href={localePath(locale, index === 0 ? `/${path}` : `/${path}/${version}`)}
              className={styles.version}
              {...(version === shown ? { 'aria-current': 'page' as const } : {})}
            >
              <bdi dir="ltr">{versionName(version)}</bdi>
              <span className={styles.since}>
                {index === 0 ? text('agreement-current') : formatDate(validFrom, locale)}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
