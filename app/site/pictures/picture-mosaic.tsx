import { artOf } from '#app/pictures/art.ts'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { usePictureWords } from '#app/ui/picture-library.ts'
import { Print } from '#app/ui/print.tsx'
import { useLocale, useText } from '#app/ui/text.tsx'
import { mosaicPictures } from './mosaic-pictures.ts'
import styles from './picture-mosaic.module.css'
import { PictureStrip, StripCaption } from './picture-strip.tsx'

const VIEWER = 'pictures'

/** The pictures as a mosaic of prints; all of them, large, in a viewer. On a phone one print and a line under it. */
export function PictureMosaic({ pictures }: { pictures: string[] }) {
  const text = useText('tour')
  const locale = useLocale()
  const keys = [...new Set(pictures)].filter((key) => artOf(key, locale))
  const { shown, canCarryButton } = mosaicPictures(keys)
  const [first] = shown
  if (first === undefined) return null
  const openAll = text('pictures-all', { count: keys.length })
  return (
    <>
      <div className={styles.mosaic} data-count={shown.length}>
        {shown.map((key, index) => (
          <Picture key={key} name={key} isFirst={index === 0} />
        ))}
        {canCarryButton && (
          <Button look="paper" isSmall type="button" command="show-modal" commandfor={VIEWER} className={styles.more}>
            <Icon name="layout-grid" />
            {openAll}
          </Button>
        )}
      </div>
      <p className={canCarryButton ? `${styles.line} only-mobile` : styles.line}>
        <span>
          <PictureWords name={first} />
        </span>
        <button type="button" command="show-modal" commandfor={VIEWER}>
          <Icon name="image" />
          {text('picture-of', { n: '1', total: String(keys.length) })}
          <span className="visually-hidden">{openAll}</span>
        </button>
      </p>
      <Dialog id={VIEWER} title={text('pictures')} isWide>
        <Viewer keys={keys} />
      </Dialog>
    </>
  )
}

function Picture({ name, isFirst }: { name: string; isFirst: boolean }) {
  const picture = artOf(name, useLocale())
  return picture ? (
    <Print
      picture={picture}
      ratio="4/3"
      sizes="(width <= 768px) 100vw, 50vw"
      isEager={isFirst}
      hasKeyline={isFirst}
      className={styles.print}
    />
  ) : null
}

function Viewer({ keys }: { keys: string[] }) {
  const text = useText('tour')
  const locale = useLocale()
  return (
    <PictureStrip label={text('pictures')}>
      {keys.map((key, index) => {
        const picture = artOf(key, locale)
        if (!picture) return null
        return (
          <li key={key}>
            <Print
              picture={picture}
              hasKeyline={false}
              caption={
                <StripCaption index={index} total={keys.length}>
                  <PictureWords name={key} />
                </StripCaption>
              }
            />
          </li>
        )
      })}
    </PictureStrip>
  )
}

function PictureWords({ name }: { name: string }) {
  return usePictureWords(artOf(name, useLocale()) ?? { src: name, alt: undefined })
}
