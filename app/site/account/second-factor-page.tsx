import { rememberSession } from '#app/http/middleware/session.server.ts'
import { PageHead } from '#app/page/page-head.tsx'
import type { PageHandle } from '#app/page/page-handle.ts'
import { PageScript } from '#app/page/page-script.tsx'
import { paths } from '#app/addresses/paths.ts'
import { privateHeaders } from '#app/page/private-headers.ts'
import { SecondFactorForm } from '#app/sign-in/second-factor-form.tsx'
import { findSecondStep, takeSecondStep } from '#app/sign-in/second-step.server.ts'
import { useLocale, useText } from '#app/ui/text.tsx'
import type { Route } from './+types/second-factor-page.ts'
import styles from './second-factor-page.module.css'

export const handle: PageHandle = {
  page: 'document',
  layout: 'default',
  areas: ['account', 'security'],
  isCached: false,
}

export const middleware: Route.MiddlewareFunction[] = [rememberSession]

export const headers = privateHeaders

export function loader(asked: Route.LoaderArgs) {
  return findSecondStep(asked, paths.login)
}

export function action(asked: Route.ActionArgs) {
  return takeSecondStep(asked, paths.login)
}

export default function SecondFactorPage({ loaderData, actionData }: Route.ComponentProps) {
  const text = useText('security')
  return (
    <main className={`wrap ${styles.page}`}>
      <PageHead title={text('step-title')} path="/user/login/second-factor" isIndexed={false} />
      <section className={styles.sheet}>
        <h1>{text('step-title')}</h1>
        <SecondFactorForm {...loaderData} problem={actionData?.problem} />
        <p>
          <a href={paths.login(useLocale())}>{text('step-back')}</a>
        </p>
      </section>
      {loaderData.passkeyOptions && <PageScript name="passkey" />}
    </main>
  )
}
