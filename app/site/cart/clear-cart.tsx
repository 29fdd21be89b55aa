import { paths } from '#app/addresses/paths.ts'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { useLocale, useText } from '#app/ui/text.tsx'
import styles from './clear-cart.module.css'

/** The way back, and the button that empties the cart after asking. */
export function ClearCart() {
  const text = useText('cart')
  return (
    <div className={styles.foot}>
      <a href={paths.tours(useLocale())} className={styles.back}>
        <Icon name="arrow-left" isFlipped />
        <span>{text('continue')}</span>
      </a>
      <button type="button" command="show-modal" commandfor="clear-cart" className={styles.clear}>
        {text('clear')}
      </button>
      <noscript>
        <form method="post">
          <input type="hidden" name="intent" value="clear" />
          <button className={styles.clear}>{text('clear')}</button>
        </form>
      </noscript>
      <Dialog
        id="clear-cart"
        title={text('clear-confirm')}
        foot={
          <form method="post" className={styles.answers}>
            <input type="hidden" name="intent" value="clear" />
            <Button type="button" look="outline" command="close" commandfor="clear-cart">
              {text('keep')}
            </Button>
            <Button look="danger">{text('clear')}</Button>
          </form>
        }
      >
        <p>{text('clear-note')}</p>
      </Dialog>
    </div>
  )
}
