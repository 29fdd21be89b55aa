import { data, redirect } from 'react-router'
import { localeContext, servicesContext } from '#app/http/middleware/contexts.ts'
import { adminOf } from '#app/http/middleware/staff.server.ts'
import { statusOf } from '#app/refusals/refusals.ts'
import { PageHead } from '#app/page/page-head.tsx'
import type { PageHandle } from '#app/page/page-handle.ts'
import { paths } from '#app/addresses/paths.ts'
import { useLocale, useText } from '#app/ui/text.tsx'
import { countReaders, findLetter, newsletterSetting } from '#modules/engagement/index.server.ts'
import { writtenLanguages } from '#modules/engagement/index.ts'
import { formFields } from '#platform/http/form-fields.server.ts'
import { readSetting } from '#platform/settings/settings.server.ts'
import { BackLink } from '../ui/back-link.tsx'
import { PageTop } from '../ui/page-top.tsx'
import { Toast } from '../ui/toast.tsx'
import type { Route } from './+types/letter-page.ts'
import { actOnLetter } from './act-on-letter.server.ts'
import { listLetterChoices } from './letter-choices.server.ts'
import { LetterForm } from './letter-form.tsx'
import { letterNews } from './letter-news.ts'
import { LetterStateTag } from './letter-state-tag.tsx'
import { LetterUnderWay } from './letter-under-way.tsx'

export const handle: PageHandle = {
  page: 'application',
  layout: 'staff',
  areas: ['staff', 'staff-letters', 'account', 'ui'],
}

export async function loader({ params, context, url }: Route.LoaderArgs) {
  const admin = adminOf(context, 'content')
  const { db } = context.get(servicesContext)
  const locale = context.get(localeContext)
  const found = await findLetter(db, admin, params.letterId)
  if (!found) throw data(null, { status: 404 })
  const { letter, progress } = found
  const news = letterNews.find((each) => each === url.searchParams.get('done'))
  if (progress) return { letter, progress, desk: undefined, news }
  const desk = {
    choices: await listLetterChoices(db, { chosen: letter, locale }, new Date()),
    readers: await countReaders(db, admin, letter),
    isAllowed: (await readSetting(db, newsletterSetting)).isAllowed,
  }
  return { letter, progress: undefined, desk, news }
}

/** Keeps, tries, sends or throws away a draft, and pauses, resumes or stops one on its way. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const admin = adminOf(context, 'content')
  const { db, env, limiter, log } = context.get(servicesContext)
  const locale = context.get(localeContext)
  const id = params.letterId
  const fields = await formFields(request)
  const done = await actOnLetter({ db, env, limiter, admin, id }, fields, new Date())
  if (done.kind === 'refused') return data(done, { status: statusOf(done.code) })
  log.info({ staff: admin.id, letter: id, act: fields['intent'] }, 'staff acted on a newsletter')
  if (done.kind === 'removed') return redirect(paths.adminLetters(locale, { undo: done.undo }), 303)
  return redirect(paths.adminLetter(locale, id, { done: done.news }), 303)
}

/** One newsletter: written as long as it is a draft, watched from then on. */
export default function LetterPage({ loaderData: { letter, progress, desk, news }, actionData }: Route.ComponentProps) {
  const text = useText('staff-letters')
  const locale = useLocale()
  const shown = [locale, ...writtenLanguages(letter)].find((each) => letter.texts[each].subject !== '') ?? locale
  const { subject } = letter.texts[shown]
  return (
    <>
      <PageHead
        title={subject === '' ? text('untitled') : subject}
        path={`/admin/newsletter/letters/${letter.id}`}
        isIndexed={false}
      />
      <BackLink to={paths.adminLetters(locale)}>{text('title')}</BackLink>
      <PageTop
        title={subject === '' ? text('untitled') : <bdi lang={shown}>{subject}</bdi>}
        lead={<LetterStateTag state={letter.state} />}
      />
      {progress && <LetterUnderWay letter={letter} progress={progress} />}
      {desk && <LetterForm key={letter.version} letter={letter} {...desk} refused={actionData} />}
      {actionData ? (
        <Toast kind="error" title={text(`problem-${actionData.code}`)} />
      ) : (
        news && <Toast kind="success" title={text(`done-${news}`)} />
      )}
    </>
  )
}
