import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { messagesOf } from '#app/messages/messages.server.ts'
import { ListDays, ListFilter, ListTools } from './list-fields.tsx'
import { TextProvider } from './text.tsx'

function render(state: string, from?: string): string {
  const element = (
    <TextProvider locale="tr" messages={messagesOf('tr', ['ui'])}>
      <ListTools
        action="/list"
        found={3}
        search={{ label: 'Ara', value: 'ayşe' }}
        filters={[state, from]}
        sort="-placed"
      >
        <ListFilter name="state" label="Durum" all="Hepsi" value={state}>
          <option value="paid">Ödendi</option>
        </ListFilter>
        <ListDays from={from} to={undefined} />
      </ListTools>
    </TextProvider>
  )
  return renderToStaticMarkup(<RouterProvider router={createMemoryRouter([{ path: '*', element }])} />)
}

test('the filters that are set are counted, and a button sends them without script', () => {
  const summaries = [render(''), render('paid'), render('paid', '2027-03-09')].map(
    (html) => /<summary>.*?<\/svg>(.*?)<\/summary>/.exec(html)?.[1],
  )

  expect(summaries).toEqual(['Filtreler', 'Filtreler (1)', 'Filtreler (2)'])
  expect(render('paid')).toMatch(/<form[^>]*action="\/list"[^]*<button[^>]*>Filtrele<\/button><\/form>/)
})

test('what was searched for and the order of the list stay in the form', () => {
  const html = render('paid')

  expect(html).toContain('<input type="hidden" name="sort" value="-placed"/>')
  expect(html).toMatch(/name="q"[^>]*value="ayşe"/)
})
