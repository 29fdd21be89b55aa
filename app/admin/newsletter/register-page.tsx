import { data, redirect } from 'react-router'
import { chosenOrPasted } from '#app/acts/lists/chosen-or-pasted.ts'
import { localeContext, servicesContext } from '#app/http/middleware/contexts.ts'
import { adminOf } from '#app/http/middleware/staff.server.ts'
import { statusOf } from '#app/refusals/refusals.ts'
import { PageHead } from '#app/page/page-head.tsx'
import type { PageHandle } from '#app/page/page-handle.ts'
import { paths } from '#app/addresses/paths.ts'
import { useLocale, useText } from '#app/ui/text.tsx'
import { dayInIstanbul } from '#kernel/plain-date.ts'
import {
  discardRegisterFile,
  handInRegisterFile,
  makeRegisterFile,
  readRegister,
  readRegisterAnswer,
} from '#modules/engagement/index.server.ts'
import { BackLink } from '../ui/back-link.tsx'
import { PageTop } from '../ui/page-top.tsx'
import type { Route } from './+types/register-page.ts'
import styles from './letters.module.css'
import { RegisterAnswerCard, type AnswerNews } from './register-answer-card.tsx'
import { RegisterHistory } from './register-history.tsx'
import { RegisterReportCard, type ReportRefusal } from './register-report-card.tsx'

export const handle: PageHandle = {
  page: 'application',
  layout: 'staff',
  areas: ['staff', 'staff-register', 'account', 'ui'],
}

export async function loader({ context }: Route.LoaderArgs) {
  const admin = adminOf(context, 'content')
  const register = await readRegister(context.get(servicesContext).db, admin)
  return { register, today: dayInIstanbul(new Date()) }
}

/** Makes a file for the register, notes that it was handed in or gives it up, or reads what the register answers. */
export async function action({ request, context }: Route.ActionArgs) {
  const admin = adminOf(context, 'content')
  const { db, log } = context.get(servicesContext)
  const form = await request.formData()
  const [intent, id] = [form.get('intent'), String(form.get('file-id') ?? '')]
  const now = new Date()
  if (intent === 'answer') {
    const read = await readRegisterAnswer(db, admin, (await chosenOrPasted(form)) ?? new Uint8Array(), now)
    const typed = form.get('pasted')
    const pasted = typeof typed === 'string' ? typed : ''
    if (!read.ok) return data<AnswerNews>({ ...read.error, pasted }, { status: statusOf(read.error.code) })
    log.info({ staff: admin.id, refusals: read.value.refusals }, 'staff read an answer of the register')
    return data<AnswerNews>(read.value)
  }
  const act = acts.get(intent)
  if (!act) throw data(null, { status: 400 })
  const done = await act(db, admin, id, now)
  if (!done.ok) return data<ReportRefusal>({ refused: done.error.code }, { status: statusOf(done.error.code) })
  log.info({ staff: admin.id, intent }, 'staff acted on a file for the register')
  return redirect(paths.adminRegister(context.get(localeContext)), 303)
}

const acts = new Map<
  FormDataEntryValue | null,
  typeof handInRegisterFile | typeof discardRegisterFile | typeof makeFile
>([
  ['make', makeFile],
  ['hand-in', handInRegisterFile],
  ['discard', discardRegisterFile],
])

function makeFile(...[db, admin, , now]: Parameters<typeof handInRegisterFile>) {
  return makeRegisterFile(db, admin, now)
}

/** What the national register has to hear of the newsletter, by when, and what it answers. */
export default function RegisterPage({ loaderData: { register, today }, actionData }: Route.ComponentProps) {
  const text = useText('staff-register')
  const locale = useLocale()
  return (
    <>
      <PageHead title={text('title')} path="/admin/newsletter/register" isIndexed={false} />
      <BackLink to={paths.adminNewsletter(locale)}>{text('back')}</BackLink>
      <PageTop title={text('title')} lead={text('lead')} />
      <div className={styles.page}>
        <RegisterReportCard
          register={register}
          today={today}
          refused={actionData && 'refused' in actionData ? actionData.refused : undefined}
        />
        <RegisterAnswerCard news={actionData && !('refused' in actionData) ? actionData : undefined} />
        <RegisterHistory files={register.handedIn} />
      </div>
    </>
  )
}
