import { useText } from '#app/ui/text.tsx'
import { DIARY_DAYS, isSamePart, rites, type Diary, type Pace, type PartOfDay, type Rite } from '#modules/road/index.ts'
import styles from './tawaf-diary.module.css'

/** How long each rite took on each floor, by the part of the day, with the number of records behind every figure. */
export function TawafDiary({ diary }: { diary: Diary }) {
  const text = useText('diary')
  return (
    <div className={styles.diary}>
      <p>{text(diary.paces.length > 0 ? 'lead' : 'nothing', { days: DIARY_DAYS })}</p>
      {rites.map((rite) => (
        <RitePaces key={rite} rite={rite} diary={diary} />
      ))}
    </div>
  )
}

function RitePaces({ rite, diary }: { rite: Rite; diary: Diary }) {
  const text = useText('diary')
  const words = useText('leader')
  const nameOf = usePartName()
  const paces = diary.paces.filter((pace) => pace.rite === rite)
  const parts = Map.groupBy(paces, ({ part }) => `${part.after} ${part.isFriday}`)
  if (paces.length === 0) return null
  return (
    <div>
      <h4>{words(`rite-${rite}`)}</h4>
      <ul>
        {[...parts.values()].map(([first, ...others]) => {
          if (!first) return null
          const { after, isFriday } = first.part
          const isNow = isSamePart(first.part, diary.now)
          return (
            <li key={`${after} ${isFriday}`} className={styles.part} {...(isNow ? { 'aria-current': 'time' } : {})}>
              <b>{nameOf(first.part)}</b>
              {isNow && ` (${text('now')})`}
              <br />
              <span className={styles.floors}>
                {[first, ...others].map((pace, at) => (
                  <span key={pace.floor}>
                    {at > 0 && ' · '}
                    <PaceOnFloor pace={pace} />
                  </span>
                ))}
              </span>
            </li>
          )
        })}
      </ul>
    </div>
  )
}

function usePartName(): (part: PartOfDay) => string {
  const text = useText('diary')
  return ({ after, isFriday }) => {
    if (!isFriday) return text(`after-${after}`)
    return after === 'dhuhr' ? text('after-friday-prayer') : text('on-friday', { part: text(`after-${after}`) })
  }
}

function PaceOnFloor({ pace: { floor: name, records: count, minutes } }: { pace: Pace }) {
  const text = useText('diary')
  const words = useText('leader')
  const floor = words(`floor-${name}`)
  return minutes === null
    ? text('too-few', { floor, count })
    : text('pace', { floor, count, minutes: minutes.median, slowest: minutes.slowest })
}
