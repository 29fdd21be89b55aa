import { paths } from '#app/addresses/paths.ts'
import { useLocale, useText } from '#app/ui/text.tsx'
import { BackLink } from '../ui/back-link.tsx'

export function BackToCash() {
  const text = useText('cash')
  return <BackLink to={paths.adminCash(useLocale())}>{text('back')}</BackLink>
}
