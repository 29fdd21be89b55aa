import { artOf, type Art } from '#app/art.ts'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Print } from '#app/ui/print.tsx'
import { useLocale, useText } from '#app/ui/text.tsx'
import { mosaicPictures } from './mosaic-pictures.ts'
import styles from './picture-mosaic.module.css'
import { PictureStrip, StripCaption } from './picture-strip.tsx'

const VIEWER = 'pictures'

type Words = Readonly<Record<string, string>>

/** The pictures as a mosaic of prints; all of them, large, in a viewer. On a phone one print and a line under it. */
export function PictureMosaic({
  pictures,
  words = {},
}: {
  pictures: string[]
  /** What uploaded pictures show, by their paths. */
  words?: Words | undefined
}) {
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
          <Picture key={key} name={key} words={words} isFirst={index === 0} />
        ))}
        {canCarryButton && (
          <Button look="paper" isSmall type="button" command="show-modal" commandfor={VIEWER} className={styles.more}>
            <Icon name="layout-grid" />
            {openAll}
          </Button>
        )}
      </div>
      <p className={canCarryButton ? `${styles.line} only-mobile` : styles.line}>
        <span>{words[first] ?? artOf(first, locale)?.alt}</span>
        <button type="button" command="show-modal" commandfor={VIEWER}>
          <Icon name="image" />
          {text('picture-of', { n: '1', total: String(keys.length) })}
          <span className="visually-hidden">{openAll}</span>
        </button>
      </p>
      <Dialog id={VIEWER} title={text('pictures')} isWide>
        <Viewer keys={keys} words={words} />
      </Dialog>
    </>
  )
}

function Picture({ name, words, isFirst }: { name: string; words: Words; isFirst: boolean }) {
  const picture = withWords(artOf(name, useLocale()), words)
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

function Viewer({ keys, words }: { keys: string[]; words: Words }) {
  const text = useText('tour')
  const locale = useLocale()
  return (
    <PictureStrip label={text('pictures')}>
      {keys.map((key, index) => {
        const picture = withWords(artOf(key, locale), words)
        if (!picture) return null
        return (
          <li key={key}>
            <Print
              picture={picture}
              hasKeyline={false}
              caption={
                <StripCaption index={index} total={keys.length}>
                  {picture.alt}
                </StripCaption>
              }
            />
          </li>
        )
      })}
    </PictureStrip>
  )
}

function withWords(picture: Art | undefined, words: Words): Art | undefined {
  const alt = picture && words[picture.src]
  return picture && alt ? { ...picture, alt } : picture
}
