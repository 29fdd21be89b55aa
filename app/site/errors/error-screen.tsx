import { usePageFrame } from '#app/page-frame.tsx'
import { paths } from '#app/paths.ts'
import { useText } from '#app/ui/text.tsx'

/** The error layout: a missing page, or anything else that went wrong. Never says more than the status. */
export function ErrorScreen({ status }: { status: number }) {
  const text = useText('errors')
  const { fullPath, locale } = usePageFrame()
  const isMissing = status === 404
  return (
    <main>
      <title>{text(isMissing ? 'not-found-title' : 'title')}</title>
      <meta name="robots" content="noindex" />
      <h1>{text(isMissing ? 'not-found-title' : 'title')}</h1>
      <p>{isMissing ? text('not-found-route', { fullPath }) : text('status', { code: String(status) })}</p>
      <a href={paths.home(locale)}>{text('home')}</a>
    </main>
  )
}
