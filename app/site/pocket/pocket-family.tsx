import { translator } from '#app/messages/translator.ts'
import { joinList } from '#kernel/join-list.ts'
import { stepsOf, type FamilyNews } from '../order/family-news.tsx'
import type { PocketWords } from './pocket-words.ts'

/** For whom those at home may hear of the journey, with a button for each; works without script. */
export function PocketFamily({ news, words: { locale } }: { news: readonly FamilyNews[]; words: PocketWords }) {
  const text = translator(locale, 'family')
  const steps = joinList(
    stepsOf(news).map((step) => text(step)),
    locale,
  )
  return (
    <section id="family" className="screen" aria-labelledby="family-title">
      <h2 id="family-title">{text('title')}</h2>
      <p>{text('lead', { steps })}</p>
      <form method="post">
        {news.flatMap(({ people }) =>
          people.map(({ id, name, agrees }) => (
            <button key={id} name={agrees ? 'withdraw' : 'agree'} value={id}>
              <span>
                <bdi>{name}</bdi>
                {': '}
                {text(agrees ? 'take-back' : 'give')}
              </span>
            </button>
          )),
        )}
      </form>
    </section>
  )
}
