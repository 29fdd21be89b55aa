import { localeContext, servicesContext } from '#app/http/middleware/contexts.ts'
import type { PageHandle } from '#app/page/page-handle.ts'
import { PageHead } from '#app/page/page-head.tsx'
import { PageScript } from '#app/page/page-script.tsx'
import { paths } from '#app/addresses/paths.ts'
import { questionsData } from '#app/found/structured-data/questions.ts'
import { PageIntro } from '#app/ui/page-intro.tsx'
import { useLocale, useText } from '#app/ui/text.tsx'
import { textPictures } from '#app/pictures/text-pictures.server.ts'
import { dayInIstanbul } from '#kernel/plain-date.ts'
import { listQuestions } from '#modules/content/index.server.ts'
import { Contents, FoldedContents } from '../pages/contents.tsx'
import { HelpBox } from '../pages/help-box.tsx'
import reading from '../pages/reading.module.css'
import type { Route } from './+types/faq-page.ts'
import styles from './faq-page.module.css'
import { QuestionList } from './question-list.tsx'

export const handle: PageHandle = { page: 'document', layout: 'default', areas: ['content'] }

export async function loader({ context }: Route.LoaderArgs) {
  const { db, env } = context.get(servicesContext)
  return {
    groups: await listQuestions(db, {
      locale: context.get(localeContext),
      today: dayInIstanbul(new Date()),
      pictureAddress: textPictures(env),
    }),
  }
}

/** What visitors ask most; each answer opens under its question, also without script. */
export default function FaqPage({ loaderData: { groups } }: Route.ComponentProps) {
  const text = useText('content')
  const locale = useLocale()
  const headings = groups.map(({ key, title }) => ({ id: key, title }))
  return (
    <main className="wrap">
      <PageHead
        title={text('faq-title')}
        description={text('faq-lead')}
        path="/faq"
        structuredData={questionsData(groups.flatMap(({ questions }) => questions))}
      />
      <PageScript name="open-target" />
      <PageIntro home={paths.home(locale)} title={text('faq-title')} lead={text('faq-lead')} />
      <div className={reading.columns}>
        <FoldedContents headings={headings} />
        <div>
          {groups.map((group) => (
            <section key={group.key} id={group.key} className={styles.group}>
              <h2>{group.title}</h2>
              <QuestionList questions={group.questions.map((each) => ({ ...each, hasLink: true }))} />
            </section>
          ))}
        </div>
        <aside className={reading.side}>
          <Contents headings={headings} />
          <HelpBox />
        </aside>
      </div>
    </main>
  )
}
