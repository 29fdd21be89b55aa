import { data, redirect } from 'react-router'
import { localeContext, servicesContext } from '#app/http/middleware/contexts.ts'
import type { ResourceHandle } from '#app/page/page-handle.ts'
import { paths } from '#app/addresses/paths.ts'
import { safeReturnTo } from '#app/addresses/return-to.ts'
import { setCookie } from '#platform/http/cookies.server.ts'
import { formFields } from '#platform/http/form-fields.server.ts'
import type { Route } from './+types/theme-resource.ts'
import { parseTheme, THEME_COOKIE } from './theme.ts'

export const handle: ResourceHandle = { methods: ['POST'], accepts: ['application/x-www-form-urlencoded'] }

const YEAR_SECONDS = 31_536_000

/** Keeps the colours that were chosen and goes back to the page. */
export async function action({ request, context }: Route.ActionArgs) {
  const fields = await formFields(request)
  const theme = parseTheme(fields['theme'])
  if (!theme) throw data(null, { status: 400 })
  const isSecure = context.get(servicesContext).env.publicUrl.protocol === 'https:'
  const target = safeReturnTo(fields['returnTo']) ?? paths.adminDashboard(context.get(localeContext))
  return redirect(target, {
    headers: {
      'Set-Cookie': setCookie(THEME_COOKIE, theme, { maxAgeSeconds: YEAR_SECONDS, isSecure, isHttpOnly: true }),
    },
  })
}
