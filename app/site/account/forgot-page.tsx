import { z } from 'zod'
import { IntakeFields } from '#app/intake/intake-fields.tsx'
import { formHeaders, takePageForm } from '#app/intake/take-page-form.server.ts'
import { localeContext, servicesContext } from '#app/http/middleware/contexts.ts'
import { PageHead } from '#app/page/page-head.tsx'
import type { PageHandle } from '#app/page/page-handle.ts'
import { paths } from '#app/addresses/paths.ts'
import { Button } from '#app/ui/button.tsx'
import { ButtonLink } from '#app/ui/button-link.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { useLocale, useText } from '#app/ui/text.tsx'
import { ok } from '#kernel/result.ts'
import { askForPasswordReset } from '#modules/accounts/index.server.ts'
import { formFields } from '#platform/http/form-fields.server.ts'
import { FormNews } from '../requests/form-news.tsx'
import type { Route } from './+types/forgot-page.ts'
import styles from './password-page.module.css'

const Fields = z.object({ email: z.string().max(254).catch('') })

export const handle: PageHandle = {
  page: 'document',
  layout: 'default',
  areas: ['own-account', 'requests', 'forms', 'intake', 'chrome', 'ui'],
  query: ['sent'],
  openQuery: ['sent'],
}

export function loader({ url }: Route.LoaderArgs) {
  return { isSent: url.searchParams.get('sent') === '1' }
}

/** The same answer for every address, known or not, in the same time. */
export async function action({ request, context }: Route.ActionArgs) {
  const fields = await formFields(request)
  const { email } = Fields.parse(fields)
  return takePageForm(context, {
    fields,
    draft: { email },
    sent: paths.forgotPassword(context.get(localeContext), { sent: 1 }),
    async keep() {
      await askForPasswordReset(context.get(servicesContext).db, email)
      return ok(undefined)
    },
  })
}

export const headers = formHeaders

export default function ForgotPage({ loaderData: { isSent }, actionData }: Route.ComponentProps) {
  const text = useText('own-account')
  const locale = useLocale()
  return (
    <main className={`wrap ${styles.page}`}>
      <PageHead title={text('forgot-title')} path="/user/forgot" isIndexed={false} />
      <a href={paths.login(locale)} className={styles.back}>
        <Icon name="chevron-left" isFlipped />
        {text('forgot-back')}
      </a>
      <h1>{text('forgot-title')}</h1>
      {isSent && !actionData ? (
        <div className={styles.form}>
          <Notice tone="success" title={text('forgot-sent')} isAnnounced>
            {text('forgot-sent-lead')}
          </Notice>
          <ButtonLink look="outline" href={paths.forgotPassword(locale)}>
            {text('ask-again')}
          </ButtonLink>
        </div>
      ) : (
        <form method="post" action={paths.forgotPassword(locale)} className={styles.form}>
          <p>{text('forgot-lead')}</p>
          <FormNews answer={actionData} idOf={() => 'email'} labelOf={() => text('email')} />
          <IntakeFields />
          <TextField
            id="email"
            name="email"
            type="email"
            label={text('email')}
            icon="mail"
            autoComplete="username"
            maxLength={254}
            defaultValue={actionData?.draft.email}
          />
          <Button>{text('forgot-submit')}</Button>
        </form>
      )}
    </main>
  )
}
