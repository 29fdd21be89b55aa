import type { Locale } from '#kernel/locale.ts'
import styles from './flag.module.css'

/**
 * The flag that stands for a language; for Arabic that of the Arab League. Its name stands beside it. Most flags wait in
 * a closed menu: lazy ones are fetched when it opens, and none stands in the way of what the page shows first.
 */
export function Flag({ locale }: { locale: Locale }) {
  return <img className={styles.flag} src={`/flags/${locale}.svg`} alt="" width={24} height={16} loading="lazy" />
}
