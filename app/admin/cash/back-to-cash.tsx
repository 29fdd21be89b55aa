import { paths } from '#app/paths.ts'
import { Icon } from '#app/ui/icon.tsx'
import { useLocale, useText } from '#app/ui/text.tsx'
import styles from './cash.module.css'

export function BackToCash() {
  const text = useText('cash')
  return (
    <a href={paths.adminCash(useLocale())} className={styles.back}>
      <Icon name="chevron-left" isFlipped />
      {text('back')}
    </a>
  )
}
