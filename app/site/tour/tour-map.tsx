import { useText } from '#app/ui/text.tsx'
import type { HotelStay } from '#modules/catalog/index.ts'
import { WalkDrawing } from '../map/walk-drawing.tsx'
import styles from './tour-map.module.css'

type HolyPlace = 'makkah' | 'madinah'
type WalkedStay = HotelStay & { place: HolyPlace; walkMetres: number }

/** The hotels around the mosque as a drawing, one for each holy city; radios change it without a script. */
export function TourMap({ stays }: { stays: HotelStay[] }) {
  const text = useText('tour')
  const walked = stays.filter(isWalked)
  const places = [...new Set(walked.map((stay) => stay.place))]
  if (places.length === 0) return null
  return (
    <section className={styles.map}>
      <div className={styles.head}>
        <h2>{text('maps')}</h2>
        {places.length > 1 && (
          <fieldset className={styles.chips}>
            <legend className="visually-hidden">{text('maps')}</legend>
            {places.map((place, index) => (
              <label key={place} className={styles.chip}>
                <input type="radio" name="map" value={place} defaultChecked={index === 0} />
                {walked.find((stay) => stay.place === place)?.cityName}
              </label>
            ))}
          </fieldset>
        )}
      </div>
      {places.map((place) => (
        <WalkDrawing key={place} place={place} stays={walked.filter((stay) => stay.place === place)} />
      ))}
      <p className={styles.note}>{text('walk-note')}</p>
    </section>
  )
}

function isWalked(stay: HotelStay): stay is WalkedStay {
  return (stay.place === 'makkah' || stay.place === 'madinah') && stay.walkMetres !== null
}
