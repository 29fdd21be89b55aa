import { Link } from 'react-router'
import { paths } from '#app/addresses/paths.ts'
import { DateText, useLocale, useText } from '#app/ui/text.tsx'
import { Card } from '../ui/card.tsx'
import styles from '../tours/tour-page.module.css'
import type { TextVersion } from './find-versions.server.ts'

/** Every version of a legal text; each opens as it was. */
export function TextVersions({ id, versions }: { id: string; versions: TextVersion[] }) {
  const text = useText('staff-catalogue')
  const locale = useLocale()
  return (
    <Card title={text('versions')}>
      <nav className={styles.sections} aria-label={text('versions')}>
        {versions.map(({ version, validFrom }, index) => (
          <Link key={version} to={paths.adminTextVersion(locale, id, version)}>
            <span>
              <bdi dir="ltr">{version}</bdi> · {index === 0 ? text('version-in-force') : <DateText date={validFrom} />}
            </span>
          </Link>
        ))}
      </nav>
    </Card>
  )
}
