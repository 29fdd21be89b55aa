import { rememberSession } from '#app/middleware/session.server.ts'
import { PageHead } from '#app/page-head.tsx'
import type { PageHandle } from '#app/page-handle.ts'
import { PageScript } from '#app/page-script.tsx'
import { paths } from '#app/paths.ts'
import { privateHeaders } from '#app/private-headers.ts'
import { SecondFactorForm } from '#app/second-factor/second-factor-form.tsx'
import { findSecondStep, takeSecondStep } from '#app/second-factor/second-step.server.ts'
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
