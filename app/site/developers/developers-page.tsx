import { introduction } from '#app/wire/introduction.ts'
import { toOpenApi } from '#app/wire/to-openapi.server.ts'
import { callsContext, servicesContext } from '#app/http/middleware/contexts.ts'
import { PageHead } from '#app/page/page-head.tsx'
import type { PageHandle } from '#app/page/page-handle.ts'
import { paths } from '#app/addresses/paths.ts'
import { PageIntro } from '#app/ui/page-intro.tsx'
import { useLocale, useText } from '#app/ui/text.tsx'
import type { Route } from './+types/developers-page.ts'
import styles from './developers-page.module.css'
import { listOperations, type OperationView } from './list-operations.ts'

export const handle: PageHandle = { page: 'document', layout: 'default', areas: ['developers'] }

export function loader({ context }: Route.LoaderArgs) {
  const { env } = context.get(servicesContext)
  const document = toOpenApi(context.get(callsContext), { origin: env.publicUrl.origin, firm: '' })
  return { groups: listOperations(document.paths) }
}

/** All calls for people to read, made of the same description that programs get; it is in English everywhere. */
export default function DevelopersPage({ loaderData: { groups } }: Route.ComponentProps) {
  const text = useText('developers')
  const locale = useLocale()
  return (
    <main className={`wrap ${styles.page}`}>
      <PageHead title={text('title')} description={text('lead')} path="/developers" isIndexed={false} />
      <PageIntro home={paths.home(locale)} title={text('title')} lead={text('lead')} />
      <p>
        <a href="/api/v1/openapi.json" className={styles.document}>
          {text('document')}
        </a>
      </p>
      <div lang="en" dir="ltr" className={styles.rules}>
        {introduction.split('\n\n').map((paragraph) => (
          <p key={paragraph}>{paragraph.replace(/[*`]/g, '')}</p>
        ))}
      </div>
      <nav aria-label={text('contents')}>
        <ul className={styles.contents} dir="ltr" lang="en">
          {groups.map(({ tag }) => (
            <li key={tag}>
              <a href={`#${anchorOf(tag)}`}>{tag}</a>
            </li>
          ))}
        </ul>
      </nav>
      {groups.map(({ tag, operations }) => (
        <section key={tag} id={anchorOf(tag)} className={styles.group}>
          <h2 lang="en" dir="ltr">
            {tag}
          </h2>
          {operations.map((operation) => (
            <Operation key={operation.id} operation={operation} />
          ))}
        </section>
      ))}
    </main>
  )
}

function Operation({ operation }: { operation: OperationView }) {
  const text = useText('developers')
  const { id, method, path, summary, isGuarded, parameters, statuses } = operation
  return (
    <details id={id} className={styles.operation}>
      <summary lang="en" dir="ltr">
        <code>
          {method} {path}
        </code>{' '}
        {summary}
      </summary>
      <p>{text(isGuarded ? 'access-guarded' : 'access-public')}</p>
      {parameters.length > 0 && <h3>{text('parameters')}</h3>}
      <ul dir="ltr">
        {parameters.map(({ name, place, isRequired }) => (
          <li key={name}>
            <code lang="en">
              {name} ({place})
            </code>{' '}
            {isRequired && text('required')}
          </li>
        ))}
      </ul>
      <h3>{text('answers')}</h3>
      <ul lang="en" dir="ltr">
        {statuses.map(({ status, words }) => (
          <li key={status}>
            <code>{status}</code> {words}
          </li>
        ))}
      </ul>
    </details>
  )
}

function anchorOf(tag: string): string {
  return tag.replaceAll(' ', '-')
}
