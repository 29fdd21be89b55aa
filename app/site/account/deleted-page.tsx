import type { PageHandle } from '#app/page/page-handle.ts'
import { paths } from '#app/addresses/paths.ts'
import { ButtonLink } from '#app/ui/button-link.tsx'
import { useLocale, useText } from '#app/ui/text.tsx'
import { LetterPage } from '../newsletter/letter-page.tsx'

export const handle: PageHandle = { page: 'document', layout: 'default', areas: ['own-account', 'account', 'ui'] }

/** Where whoever closed an account is led. */
export default function DeletedPage() {
  const text = useText('own-account')
  const account = useText('account')
  const locale = useLocale()
  return (
    <LetterPage
      title={text('data-deleted')}
      path="/user/deleted"
      says={text('data-deleted')}
      lead={text('data-deleted-lead')}
      isDone
    >
      <ButtonLink href={paths.tours(locale)}>{account('see-tours')}</ButtonLink>
    </LetterPage>
  )
}
