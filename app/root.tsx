// First, because the order of the cascade layers is the order in which they are named.
import './styles/layers.css'
import type { ReactNode } from 'react'
import { data, isRouteErrorResponse, Links, Meta, Outlet, Scripts, ScrollRestoration, useMatches } from 'react-router'
import { askedIdentity } from './sign-in/asked-identity.ts'
import { IdentityForm } from './sign-in/identity-form.tsx'
import { earlyScript } from './page/early-script.ts'
import { writeRules } from './page/interface-rules.ts'
import { leaveOldBuild } from './page/leave-old-build.ts'
import { missingReason } from './page/missing.ts'
import { writePageFrame } from './page/page-data.ts'
import { factsContext } from './http/middleware/contexts.ts'
import { leadToOfferedLanguage } from './http/offered-language.server.ts'
import { innermostHandle } from './page/page-handle.ts'
import { usePageFrame } from './page/page-frame.tsx'
import { useScriptAddress } from './page/page-script.tsx'
import { PageSurroundings } from './page/page-surroundings.tsx'
import { localePath } from './addresses/paths.ts'
import { directionOf, localeOfPrefix } from '#kernel/locale.ts'
import { ErrorScreen } from './site/errors/error-screen.tsx'
import { SiteChrome } from './site/chrome/site-chrome.tsx'
import { speculationRules } from './page/speculation-rules.ts'
import type { Route } from './+types/root.ts'

export const middleware: Route.MiddlewareFunction[] = [
  async function refuse({ context, params, request }, next) {
    const { refusal } = context.get(factsContext)
    if (refusal) throw data(null, { status: refusal })
    // The optional first segment of every page also matches words that are no language.
    if (params.lang !== undefined && !localeOfPrefix(params.lang)) throw data(null, { status: 404 })
    await leadToOfferedLanguage(request, context)
    return next()
  },
]

export const clientMiddleware: Route.ClientMiddlewareFunction[] = [leaveOldBuild]

/** The document around every page, error pages included; it asks no loader, since on an error none may have run. */
export function Layout({ children }: { children: ReactNode }) {
  const frame = usePageFrame()
  const { assets, locale } = frame
  const dateScript = useScriptAddress('date-calendar')
  const isApplication = frame.kind === 'application'
  const written = isApplication ? writePageFrame(frame) : undefined
  return (
    <html lang={locale} dir={directionOf(locale)} data-rules={writeRules(frame.rules)} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#0A2F27" />
        <script data-early="" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: earlyScript }} />
        {assets.fonts.map((href) => (
          <link key={href} rel="preload" href={href} as="font" type="font/woff2" crossOrigin="anonymous" />
        ))}
        {frame.textsAt && <link rel="preload" href={frame.textsAt} as="fetch" crossOrigin="anonymous" />}
        <Meta />
        <Links />
        <link rel="icon" href="/brand/logo-mark.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/brand/apple-touch-icon.png" />
        <link rel="manifest" href={localePath(locale, '/manifest.webmanifest')} />
        {assets.elements && (
          <script
            type="module"
            src={assets.elements}
            data-chrome=""
            data-build={frame.build?.id}
            data-check-every={frame.build?.checkEveryMs}
            data-dates={dateScript}
          />
        )}
        {frame.isDevelopment && !isApplication && <script type="module" src="/app/dev-documents.ts" />}
      </head>
      <body>
        <PageSurroundings>{children}</PageSurroundings>
        {written ? (
          <>
            <script
              id={written.id}
              type="application/json"
              suppressHydrationWarning
              dangerouslySetInnerHTML={{ __html: written.data }}
            />
            <ScrollRestoration />
            <Scripts />
          </>
        ) : (
          <script type="speculationrules" dangerouslySetInnerHTML={{ __html: speculationRules }} />
        )}
      </body>
    </html>
  )
}

export default function Root() {
  const handle = innermostHandle(useMatches().map((match) => match.handle))
  return (
    <SiteChrome layout={handle?.layout ?? 'default'} isUnderBar={handle?.isUnderBar ?? false}>
      <Outlet />
    </SiteChrome>
  )
}

/** Who looked for something finds the way on in the bar; what failed stands alone, as it may have failed there too. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const asked = isRouteErrorResponse(error) ? askedIdentity(error.data) : undefined
  if (asked) return <IdentityForm asked={asked} path="/admin/dashboard" />
  const { status, reason } = isRouteErrorResponse(error)
    ? { status: error.status, reason: missingReason(error.data) }
    : { status: 500, reason: undefined }
  return (
    <SiteChrome layout={status === 404 ? 'default' : 'error'} isUnderBar>
      <ErrorScreen status={status} reason={reason} />
    </SiteChrome>
  )
}
