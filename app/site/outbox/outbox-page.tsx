import { data } from 'react-router'
import { factsContext, servicesContext } from '#app/http/middleware/contexts.ts'
import { PageHead } from '#app/page/page-head.tsx'
import type { PageHandle } from '#app/page/page-handle.ts'
import { paths } from '#app/addresses/paths.ts'
import { InstantText, useText } from '#app/ui/text.tsx'
import { listMails } from '#platform/mail/list-mails.server.ts'
import type { Route } from './+types/outbox-page.ts'
import styles from './outbox-page.module.css'
import { isLocalDemo } from './local-demo.server.ts'

export const handle: PageHandle = { page: 'document', layout: 'default', isCached: false, areas: ['outbox', 'ui'] }

export async function loader({ context }: Route.LoaderArgs) {
  const { db, env } = context.get(servicesContext)
  if (!isLocalDemo(env, context.get(factsContext))) throw data(null, { status: 404 })
  return { mails: await listMails(db) }
}

export function headers() {
  return { 'Cache-Control': 'private, no-store' }
}

export default function OutboxPage({ loaderData: { mails } }: Route.ComponentProps) {
  const text = useText('outbox')
  return (
    <main className={`wrap ${styles.main}`}>
      <PageHead title={text('title')} path="/dev/outbox" isIndexed={false} />
      <h1>{text('title')}</h1>
      <p>{mails.length === 0 ? text('empty') : text('lead')}</p>
      <ul className={styles.mails}>
        {mails.map((mail) => (
          <li key={mail.id}>
            <InstantText instant={mail.createdAt} className={styles.when} />
            <a href={paths.outboxMail(mail.id)} lang={mail.locale} dir="auto">
              {mail.subject}
            </a>
            <span>
              {text('to')}: <bdi>{mail.to}</bdi> · {text(`state-${mail.state}`)}
            </span>
            {mail.attachments.map((name, index) => (
              <a key={name} href={paths.outboxFile(mail.id, index)} className={styles.file}>
                {name}
              </a>
            ))}
          </li>
        ))}
      </ul>
    </main>
  )
}
