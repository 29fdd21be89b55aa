import { statusOf } from '#app/refusals/refusals.ts'
import { data, redirect, useNavigation } from 'react-router'
import { z } from 'zod'
import { sayAccountProblems } from '#app/acts/account/account-problems.server.ts'
import { sayNeeded } from '#app/intake/say-needed.server.ts'
import { messageAt } from '#app/intake/said-problems.ts'
import { translator } from '#app/messages/translator.ts'
import { localeContext, servicesContext } from '#app/http/middleware/contexts.ts'
import { adminOf } from '#app/http/middleware/staff.server.ts'
import { PageHead } from '#app/page/page-head.tsx'
import type { PageHandle } from '#app/page/page-handle.ts'
import { paths } from '#app/addresses/paths.ts'
import { Button } from '#app/ui/button.tsx'
import { languages } from '#kernel/languages.ts'
import { SelectField } from '#app/ui/select-field.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { useLocale, useText } from '#app/ui/text.tsx'
import { locales, type Locale } from '#kernel/locale.ts'
import { inviteUser, listBranches, listOwnRoles, type InvitationFailure } from '#modules/accounts/index.server.ts'
import type { FieldProblem } from '#platform/http/problem.server.ts'
import { formFields } from '#platform/http/form-fields.server.ts'
import { ActForm } from '../ui/act-form.tsx'
import { BackLink } from '../ui/back-link.tsx'
import { Card } from '../ui/card.tsx'
import { PageTop } from '../ui/page-top.tsx'
import type { Route } from './+types/invitation-page.ts'
import { readRights } from './read-rights.ts'
import { RightsFields } from './rights-fields.tsx'
import styles from './users.module.css'

const Fields = z.object({
  fullName: z.string().max(200).default(''),
  email: z.string().max(320).default(''),
  mobile: z.string().max(40).default(''),
  language: z.enum(locales).optional(),
})

export const handle: PageHandle = {
  page: 'application',
  layout: 'staff',
  areas: ['staff', 'staff-users', 'account', 'ui'],
}

export async function loader({ context }: Route.LoaderArgs) {
  const admin = adminOf(context, 'users')
  const { db } = context.get(servicesContext)
  const ownRoles = await listOwnRoles(db, admin)
  return {
    branches: await listBranches(db, admin),
    ownRoles: ownRoles.filter(({ isRetired }) => !isRetired).map(({ id, name }) => ({ id, name })),
  }
}

/** Opens the account, has its owner asked by mail to choose a password, and shows the account. */
export async function action({ request, context }: Route.ActionArgs) {
  const admin = adminOf(context, 'users')
  const { db, log } = context.get(servicesContext)
  const locale = context.get(localeContext)
  const fields = await formFields(request)
  const form = Fields.safeParse(fields)
  if (!form.success) throw data(null, { status: 400 })
  const person = { ...form.data, language: form.data.language ?? locale }
  const invited = await inviteUser(db, admin, { ...person, ...readRights(fields) }, new Date())
  if (!invited.ok) {
    const status = statusOf(invited.error.code)
    return data({ problems: sayFailure(locale, invited.error), fields }, { status })
  }
  const { id } = invited.value.user
  log.info({ staff: admin.id, user: id }, 'staff invited a user')
  return redirect(paths.adminUser(locale, id, { done: 'invited' }))
}

export default function InvitationPage({ loaderData: { ownRoles, branches }, actionData }: Route.ComponentProps) {
  const text = useText('staff-users')
  const locale = useLocale()
  const isBusy = useNavigation().state !== 'idle'
  const { problems = [], fields = {} } = actionData ?? {}
  const field = (name: string) => ({
    name,
    defaultValue: fields[name] ?? '',
    error: messageAt(problems, `/${name}`),
  })
  return (
    <>
      <PageHead title={text('invite')} path="/admin/user/new" isIndexed={false} />
      <BackLink to={paths.adminUsers(locale)}>{text('back-to-users')}</BackLink>
      <PageTop title={text('invite')} lead={text('invite-lead')} />
      <ActForm noValidate>
        <div className={styles.halves}>
          <Card title={text('invite-who')}>
            <div className={styles.form}>
              <TextField label={text('name')} autoComplete="off" maxLength={200} {...field('fullName')} />
              <TextField
                label={text('email')}
                type="email"
                autoComplete="off"
                spellCheck={false}
                maxLength={320}
                {...field('email')}
              />
              <TextField
                label={text('mobile')}
                type="tel"
                autoComplete="off"
                maxLength={40}
                isOptional
                {...field('mobile')}
              />
              <SelectField
                label={text('invite-language')}
                name="language"
                hint={text('invite-language-hint')}
                defaultValue={fields['language'] ?? locale}
              >
                {locales.map((each) => (
                  <option key={each} value={each}>
                    {languages[each].name}
                  </option>
                ))}
              </SelectField>
            </div>
          </Card>
          <Card title={text('rights')}>
            <div className={styles.form}>
              <RightsFields
                rights={{
                  role: fields['staffRole'] ?? '',
                  isAgent: fields['isAgent'] === 'on',
                  isLeader: fields['isLeader'] === 'on',
                  branchId: fields['branchId'] || null,
                  dial: fields['dial'] ?? '',
                }}
                ownRoles={ownRoles}
                branches={branches}
                hasDialProblem={messageAt(problems, '/dial') !== undefined}
              />
              <div>
                <Button disabled={isBusy}>{text('invite-submit')}</Button>
              </div>
            </div>
          </Card>
        </div>
      </ActForm>
    </>
  )
}

function sayFailure(locale: Locale, failure: InvitationFailure): FieldProblem[] {
  switch (failure.code) {
    case 'invalid-fields':
      return sayNeeded(locale, sayAccountProblems(locale, failure.problems), 'other')
    case 'dial':
      return [{ pointer: '/dial', code: 'validation', message: translator(locale, 'staff-users')('problem-dial') }]
    case 'branch-unknown': {
      const message = translator(locale, 'staff-users')('problem-branch-unknown')
      return [{ pointer: '/branchId', code: 'validation', message }]
    }
    case 'role-unknown':
    case 'beyond-own': {
      const message = translator(locale, 'staff-users')(`problem-${failure.code}`)
      return [{ pointer: '/staffRole', code: 'validation', message }]
    }
    case 'email-taken':
      return [{ pointer: '/email', code: 'email_taken', message: translator(locale, 'forms')('email-taken') }]
  }
}
