import { statusOf } from '#app/refusals/refusals.ts'
import { data, redirect } from 'react-router'
import { z } from 'zod'
import { saveWays } from '#app/acts/messages/save-ways.server.ts'
import { sayAccountProblems } from '#app/acts/account/account-problems.server.ts'
import { photoProblems, PHOTO_BODY_BYTES } from '#app/acts/account/photo-problems.ts'
import { sayNeeded } from '#app/intake/say-needed.server.ts'
import { localeContext, servicesContext } from '#app/http/middleware/contexts.ts'
import { memberOf, requireMember } from '#app/http/middleware/member.server.ts'
import { browserOf, rememberSession } from '#app/http/middleware/session.server.ts'
import { PageHead } from '#app/page/page-head.tsx'
import type { PageHandle } from '#app/page/page-handle.ts'
import { paths } from '#app/addresses/paths.ts'
import { Notice } from '#app/ui/notice.tsx'
import { useText } from '#app/ui/text.tsx'
import { isolateLatin } from '#kernel/bidi.ts'
import { askForEmail, changePhoto, changeProfile, getProfile, removePhoto } from '#modules/accounts/index.server.ts'
import { formFields } from '#platform/http/form-fields.server.ts'
import { listAgreedWays } from '#platform/messages/choices.server.ts'
import { listWaysInUse } from '#platform/messages/list-ways-in-use.server.ts'
import type { Route } from './+types/details-page.ts'
import { AccountNav } from './account-nav.tsx'
import type { DetailsAnswer } from './details-answer.ts'
import { DetailsForm } from './details-form.tsx'
import styles from './details-page.module.css'
import { EmailForm } from './email-form.tsx'
import { PhotoForm } from './photo-form.tsx'

const typed = z.string().max(1024).catch('')

const Fields = z.discriminatedUnion('intent', [
  z.object({
    intent: z.literal('details'),
    fullName: typed,
    mobile: typed,
    language: typed,
    marketing: z.string().optional(),
  }),
  z.object({ intent: z.literal('photo') }),
  z.object({ intent: z.literal('remove-photo') }),
  z.object({ intent: z.literal('email'), email: typed, current: typed }),
  z.object({ intent: z.literal('confirm') }),
])

export const handle: PageHandle = {
  page: 'document',
  layout: 'default',
  areas: ['own-account', 'account', 'forms', 'ui', 'ways'],
  isCached: false,
  maxBodyBytes: PHOTO_BODY_BYTES,
}

export const middleware: Route.MiddlewareFunction[] = [rememberSession, requireMember]

export async function loader({ context, url }: Route.LoaderArgs) {
  const { db, env } = context.get(servicesContext)
  const { fullName, email, mobile, language, photo, hasConfirmedEmail, hasMarketing } = await getProfile(
    db,
    memberOf(context),
  )
  const profile = { fullName, email, mobile, language, photo, hasConfirmedEmail, hasMarketing }
  const ways = await listWaysInUse(db, env.messages)
  const agreed = mobile === null ? [] : await listAgreedWays(db, mobile)
  return { isSaved: url.searchParams.has('saved'), profile, ways, agreed }
}

export async function action({ request, context }: Route.ActionArgs) {
  const upload = (await request.clone().formData()).get('photo')
  const fields = await formFields(request)
  const form = Fields.safeParse(fields)
  if (!form.success) throw data(null, { status: 400 })
  const { db, env } = context.get(servicesContext)
  const member = memberOf(context)
  const locale = context.get(localeContext)
  const browser = browserOf(request, context)
  const now = new Date()
  const saved = () => redirect(paths.ownDetails(locale, { saved: 1 }), 303)
  switch (form.data.intent) {
    case 'details': {
      const { fullName, mobile, language, marketing } = form.data
      const draft = { fullName, mobile, language, marketing: marketing === 'on' }
      const changed = await changeProfile(db, member, { draft, wordsIn: locale, browser }, now)
      if (changed.ok) {
        await saveOwnWays()
        return saved()
      }
      const problems = sayNeeded(locale, sayAccountProblems(locale, changed.error.problems))
      return data<DetailsAnswer>({ problems, draft }, { status: 422 })
    }
    case 'photo': {
      if (!(upload instanceof File) || upload.size === 0)
        return data<DetailsAnswer>({ photo: 'missing' }, { status: 422 })
      const bytes = Buffer.from(await upload.arrayBuffer())
      const changed = await changePhoto(db, member, { dataDir: env.dataDir, upload: bytes })
      if (changed.ok) return saved()
      const photo = photoProblems[changed.error.code]
      return data<DetailsAnswer>({ photo }, { status: photo === 'too-large' ? 413 : 415 })
    }
    case 'remove-photo':
      await removePhoto(db, member, env.dataDir)
      return saved()
    case 'email': {
      const asked = { email: form.data.email, current: form.data.current }
      const empty = (['email', 'current'] as const).filter((name) => asked[name].trim() === '')
      if (empty.length > 0) return sayEmail({ typed: asked.email, failure: 'required', empty })
      return sayEmail(await sendTo(asked))
    }
    case 'confirm':
      return sayEmail(await sendTo({ email: member.email, current: '' }))
  }

  /** They hold for the number as it was saved. */
  async function saveOwnWays(): Promise<void> {
    const { mobile } = await getProfile(db, member)
    if (mobile === null) return
    await saveWays({ db, accounts: env.messages }, { phone: mobile, source: 'profile', fields }, now)
  }

  async function sendTo(asked: { email: string; current: string }): Promise<EmailAnswer> {
    const sent = await askForEmail(db, member, { ...asked, address: browser.address }, now)
    return sent.ok ? { typed: '', sentTo: sent.value.email } : { typed: asked.email, failure: sent.error.code }
  }
}

type EmailAnswer = NonNullable<DetailsAnswer['email']>

function sayEmail(email: EmailAnswer) {
  return data<DetailsAnswer>({ email }, { status: email.failure === undefined ? 200 : statusOf(email.failure) })
}

export default function DetailsPage({
  loaderData: { isSaved, profile, ways, agreed },
  actionData,
}: Route.ComponentProps) {
  const text = useText('own-account')
  return (
    <main className={`wrap ${styles.page}`}>
      <PageHead title={text('details-title')} path="/user/details" isIndexed={false} />
      <h1>{text('details-title')}</h1>
      <AccountNav current="details" />
      {isSaved && !actionData && (
        <Notice tone="success" isAnnounced>
          {text('details-saved')}
        </Notice>
      )}
      {actionData?.email?.sentTo && (
        <Notice tone="success" isAnnounced>
          {text('email-link-sent', { email: isolateLatin(actionData.email.sentTo) })}
        </Notice>
      )}
      <div className={styles.columns}>
        <DetailsForm profile={profile} ways={ways} agreed={agreed} answer={actionData} />
        <div className={styles.aside}>
          <PhotoForm photo={profile.photo} problem={actionData?.photo} />
          <EmailForm email={profile.email} isConfirmed={profile.hasConfirmedEmail} answer={actionData?.email} />
        </div>
      </div>
    </main>
  )
}
