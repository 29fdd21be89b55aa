import { useText } from '#app/ui/text.tsx'
import styles from './text-size.module.css'

const sizes = ['1', '2', '3'] as const

/** Three sizes of the text. Without script there is nothing to choose, and browsers have their own zoom. */
export function TextSize() {
  const text = useText('chrome')
  return (
    <text-size class={styles.sizes} role="group" aria-label={text('text-size')} hidden suppressHydrationWarning>
      {sizes.map((size) => (
        <button
          key={size}
          type="button"
          className={styles.size}
          data-size={size}
          aria-pressed={size === '1'}
          aria-label={text(`text-size-${size}`)}
          suppressHydrationWarning
        >
          {text('text-size-sign')}
        </button>
      ))}
    </text-size>
  )
}
