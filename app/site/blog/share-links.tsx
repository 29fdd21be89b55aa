import { BrandIcon } from '#app/ui/brand-icon.tsx'
import { CopyButton } from '#app/ui/copy-button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { useText } from '#app/ui/text.tsx'
import reading from '../pages/reading.module.css'
import styles from './share-links.module.css'

/** Ways to pass a page on that need no script of others. */
export function ShareLinks({ title, url }: { title: string; url: string }) {
  const text = useText('content')
  const words = encodeURIComponent(`${title} ${url}`)
  return (
    <section>
      <h2 className={reading.subtitle}>{text('share-title')}</h2>
      <ul className={styles.ways}>
        <li>
          <a href={`https://wa.me/?text=${words}`} rel="noopener">
            <BrandIcon brand="whatsapp" />
            {text('share-whatsapp')}
          </a>
        </li>
        <li>
          <a href={`mailto:?subject=${encodeURIComponent(title)}&body=${words}`}>
            <Icon name="mail" />
            {text('share-email')}
          </a>
        </li>
        <li>
          <CopyButton value={url} label={text('copy-link')} />
        </li>
      </ul>
    </section>
  )
}
