import { rememberSession } from '#app/http/middleware/session.server.ts'
import { PageHead } from '#app/page/page-head.tsx'
import type { PageHandle } from '#app/page/page-handle.ts'
import { PageScript } from '#app/page/page-script.tsx'
import { paths } from '#app/addresses/paths.ts'
import { privateHeaders } from '#app/page/private-headers.ts'
import { SecondFactorForm } from '#app/sign-in/second-factor-form.tsx'
import { findSecondStep, takeSecondStep } from '#app/sign-in/second-step.server.ts'
import { useLocale, useText } from '#app/ui/text.tsx'
import type { Route } from './+types/second-step-page.ts'
import { LoginFrame } from '#app/sign-in/login-frame.tsx'
import styles from './login-page.module.css'

/** A document: browsers ask for a passkey there without the application. */
export const handle: PageHandle = {
  page: 'document',
  layout: 'empty',
  areas: ['staff', 'account', 'security', 'ui'],
  isCached: false,
}

export const middleware: Route.MiddlewareFunction[] = [rememberSession]

export const headers = privateHeaders

export function loader(asked: Route.LoaderArgs) {
  return findSecondStep(asked, paths.adminLogin)
}

export function action(asked: Route.ActionArgs) {
  return takeSecondStep(asked, paths.adminLogin)
}

/** The second step of staff, behind the same door as the first. */
export default function SecondStepPage({ loaderData, actionData }: Route.ComponentProps) {
  const text = useText('security')
  return (
    <LoginFrame path="/admin/login/second-factor">
      <PageHead title={text('step-title')} path="/admin/login/second-factor" isIndexed={false} />
      <div className={styles.form}>
        <h1 className={styles.title}>{text('step-title')}</h1>
        <SecondFactorForm {...loaderData} problem={actionData?.problem} />
        <p>
          <a href={paths.adminLogin(useLocale())}>{text('step-back')}</a>
        </p>
      </div>
      {loaderData.passkeyOptions && <PageScript name="passkey" />}
    </LoginFrame>
  )
}
