import { missing } from '#app/page/missing.ts'
import type { PageHandle } from '#app/page/page-handle.ts'
import { PageHead } from '#app/page/page-head.tsx'
import { paths } from '#app/addresses/paths.ts'
import { PageIntro } from '#app/ui/page-intro.tsx'
import { useLocale, useText } from '#app/ui/text.tsx'
import type { Route } from './+types/problem-page.ts'
import { isProblemCode, statusOfProblem } from '#app/refusals/refusals.ts'
import styles from './problem-page.module.css'

export const handle: PageHandle = { page: 'document', layout: 'default', areas: ['problems'] }

export function loader({ params }: Route.LoaderArgs) {
  const { code } = params
  if (!isProblemCode(code)) throw missing('validity')
  return { code, status: statusOfProblem(code) }
}

/** What a code means that a call refused with: the address stands in the `type` of the refusal. */
export default function ProblemPage({ loaderData: { code, status } }: Route.ComponentProps) {
  const text = useText('problems')
  return (
    <main className={`wrap ${styles.page}`}>
      <PageHead title={text('title', { code })} description={text(code)} path={`/problems/${code}`} isIndexed={false} />
      <PageIntro home={paths.home(useLocale())} title={text('heading')} lead={text(code)} />
      <dl className={styles.facts}>
        <div>
          <dt>{text('code')}</dt>
          <dd>
            <code dir="ltr">{code}</code>
          </dd>
        </div>
        <div>
          <dt>{text('status')}</dt>
          <dd>
            <code dir="ltr">{status}</code>
          </dd>
        </div>
      </dl>
      <p>{text('trace')}</p>
    </main>
  )
}
