import { data, redirect } from 'react-router'
import { z } from 'zod'
import { localeContext, servicesContext } from '#app/http/middleware/contexts.ts'
import { memberOf, requireMember } from '#app/http/middleware/member.server.ts'
import { rememberSession, tokenOf } from '#app/http/middleware/session.server.ts'
import { PageHead } from '#app/page/page-head.tsx'
import type { PageHandle } from '#app/page/page-handle.ts'
import { paths } from '#app/addresses/paths.ts'
import { Button } from '#app/ui/button.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { Tag } from '#app/ui/tag.tsx'
import { useLocale, useText } from '#app/ui/text.tsx'
import { isolateLatin } from '#kernel/bidi.ts'
import { formatInstant } from '#kernel/format-date.ts'
import type { OwnSession } from '#modules/accounts/index.ts'
import { endOwnOtherSessions, endOwnSession, listOwnSessions } from '#modules/accounts/index.server.ts'
import { formFields } from '#platform/http/form-fields.server.ts'
import type { Route } from './+types/devices-page.ts'
import { AccountNav } from './account-nav.tsx'
import styles from './devices-page.module.css'

const Fields = z.union([z.object({ session: z.uuid() }), z.object({ intent: z.literal('others') })])

export const handle: PageHandle = {
  page: 'document',
  layout: 'default',
  areas: ['own-account', 'ui'],
  isCached: false,
}

export const middleware: Route.MiddlewareFunction[] = [rememberSession, requireMember]

export async function loader({ request, context, url }: Route.LoaderArgs) {
  const sessions = await listOwnSessions(
    context.get(servicesContext).db,
    memberOf(context),
    tokenOf(request) ?? '',
    new Date(),
  )
  const ended = Number(url.searchParams.get('ended') ?? Number.NaN)
  return { sessions, ended: Number.isSafeInteger(ended) && ended >= 0 ? ended : undefined }
}

export async function action({ request, context }: Route.ActionArgs) {
  const { db } = context.get(servicesContext)
  const form = Fields.safeParse(await formFields(request))
  if (!form.success) throw data(null, { status: 400 })
  const member = memberOf(context)
  const ended =
    'session' in form.data
      ? Number(await endOwnSession(db, member, form.data.session))
      : await endOwnOtherSessions(db, member, tokenOf(request) ?? '')
  return redirect(paths.ownDevices(context.get(localeContext), { ended }), 303)
}

export default function DevicesPage({ loaderData: { sessions, ended } }: Route.ComponentProps) {
  const text = useText('own-account')
  return (
    <main className={`wrap ${styles.page}`}>
      <PageHead title={text('devices-title')} path="/user/devices" isIndexed={false} />
      <h1>{text('devices-title')}</h1>
      <AccountNav current="devices" />
      <p className={styles.lead}>{text('devices-lead')}</p>
      {ended !== undefined && (
        <Notice tone="success" isAnnounced>
          {text('devices-ended', { count: ended })}
        </Notice>
      )}
      <ul className={styles.devices}>
        {sessions.map((session) => (
          <Device key={session.id} session={session} />
        ))}
      </ul>
      {sessions.length > 1 && (
        <form method="post">
          <Button name="intent" value="others">
            {text('devices-end-others')}
          </Button>
        </form>
      )}
    </main>
  )
}

function Device({ session: { id, device, createdAt, lastSeenAt, isCurrent } }: { session: OwnSession }) {
  const text = useText('own-account')
  const locale = useLocale()
  const at = (instant: Date) => formatInstant(instant, locale)
  return (
    <li className={styles.device}>
      <div>
        <p className={styles.name}>
          {device
            ? text('device-on', { browser: isolateLatin(device.browser), system: isolateLatin(device.system) })
            : text('device-unknown')}{' '}
          {isCurrent && <Tag tone="green">{text('device-current')}</Tag>}
        </p>
        <p className={styles.times}>
          {text('device-since', { at: at(createdAt) })} · {text('device-seen', { at: at(lastSeenAt) })}
        </p>
      </div>
      {!isCurrent && (
        <form method="post">
          <Button name="session" value={id} look="outline" isSmall>
            {text('device-end')}
          </Button>
        </form>
      )}
    </li>
  )
}
