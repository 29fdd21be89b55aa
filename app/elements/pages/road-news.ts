import { noteFailure } from '#app/page/note-failure.ts'
import { adoptContent, parsePage } from '../adopt-content.ts'
import { askPage } from '../call.ts'

/** So often a desk that lies open hears of what leaders mark. */
const LISTEN_MS = 20_000

/** The answer is empty while nothing was marked since what stands here. */
async function listen(news: HTMLElement): Promise<void> {
  if (document.visibilityState === 'hidden' || news.contains(document.activeElement)) return
  const address = new URL(location.href)
  address.searchParams.set('since', news.dataset['roadNews'] ?? '')
  const next = parsePage(await askPage(address)).querySelector<HTMLElement>('[data-road-news]')
  if (!next) return
  news.dataset['roadNews'] = next.dataset['roadNews'] ?? ''
  adoptContent(news, next)
}

const news = document.querySelector<HTMLElement>('[data-road-news]')
const hear = () => news && void listen(news).catch(noteFailure)
setInterval(hear, LISTEN_MS)
document.addEventListener('visibilitychange', hear)
