import { usePageFrame } from '#app/page/page-frame.tsx'
import { localePath, paths } from '#app/addresses/paths.ts'
import { BrandIcon } from '#app/ui/brand-icon.tsx'
import { Button } from '#app/ui/button.tsx'
import { ButtonLink } from '#app/ui/button-link.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { useText } from '#app/ui/text.tsx'
import { whatsappAddress } from '#app/addresses/whatsapp-address.ts'
import { formatDateRange } from '#kernel/format-date.ts'
import type { PaymentView } from './payment-view.server.ts'
import styles from './success-page.module.css'

/** What can be kept and passed on: the receipt, the days, the news; and the way to everything else of the order. */
export function SuccessActs({ view, tourId }: { view: PaymentView; tourId: string | undefined }) {
  const text = useText('payment')
  const errors = useText('errors')
  const documents = useText('documents')
  const { locale, origin } = usePageFrame()
  const { departsOn, returnsOn, title, token, orderPath } = view
  return (
    <div className={styles.actions}>
      <ButtonLink look="outline" href={paths.receipt(locale, token)}>
        <Icon name="download" />
        {documents('download-receipt')}
      </ButtonLink>
      {departsOn && returnsOn && (
        <>
          <ButtonLink look="outline" href={paths.journeyCalendar(locale, token)}>
            <Icon name="calendar-plus" />
            {text('add-to-calendar')}
          </ButtonLink>
          {/* The address of the journey, never the one of this page: that is a secret of its customer. */}
          <ButtonLink
            look="outline"
            href={whatsappAddress(
              '',
              text('share-words', {
                title,
                dates: formatDateRange(departsOn, returnsOn, locale),
                address: origin + (tourId ? paths.tour(locale, tourId) : paths.home(locale)),
              }),
            )}
          >
            <BrandIcon brand="whatsapp" />
            {text('share-journey')}
          </ButtonLink>
        </>
      )}
      {orderPath ? (
        <ButtonLink look="outline" href={localePath(locale, orderPath)}>
          <Icon name="folder-open" />
          {text('my-order')}
        </ButtonLink>
      ) : (
        <>
          <Button type="button" look="outline" hidden data-print="" className={styles.printButton}>
            <Icon name="printer" />
            {text('print')}
          </Button>
          <ButtonLink look="outline" href={paths.home(locale)}>
            <Icon name="house" />
            {errors('home')}
          </ButtonLink>
        </>
      )}
    </div>
  )
}
