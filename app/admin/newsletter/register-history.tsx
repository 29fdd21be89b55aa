import { Link } from 'react-router'
import { paths } from '#app/addresses/paths.ts'
import { InstantText, useLocale, useText } from '#app/ui/text.tsx'
import type { RegisterFile } from '#modules/engagement/index.server.ts'
import content from '../content/content.module.css'
import { Card } from '../ui/card.tsx'

/** The files that were handed in, the latest first: the proof that it was done. */
export function RegisterHistory({ files }: { files: readonly RegisterFile[] }) {
  const text = useText('staff-register')
  const locale = useLocale()
  if (files.length === 0) return null
  return (
    <Card title={text('handed-in')}>
      <ul className={content.inner}>
        {files.map(({ id, lines, handedInAt, handedInBy }) => (
          <li key={id}>
            {handedInAt && <InstantText instant={handedInAt} />} · <bdi>{handedInBy}</bdi> ·{' '}
            <Link to={paths.registerFile(locale, id, 'xlsx')} reloadDocument>
              {text('lines', { count: lines })}
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  )
}
