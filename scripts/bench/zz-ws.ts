import { Client } from 'pg'
import { ordersFilledUp } from './fill-orders.ts'
import { layOutLargeSeason, OWNER } from './large-season.ts'
import { signIn } from './measure-day-pages.ts'
import { measurePage } from './measure-page.ts'
import { startPostgres } from './postgres.ts'
import { startSite } from './site.ts'
const postgres = startPostgres(3185, ['shared_preload_libraries=pg_stat_statements', 'shared_buffers=1GB'])
if (!postgres) throw new Error('no')
try {
  layOutLargeSeason(postgres.url)
  const c = new Client(postgres.url)
  await c.connect()
  for (const s of [...ordersFilledUp(3), 'vacuum analyze', 'create extension if not exists pg_stat_statements'])
    await c.query(s)
  await c.query(`insert into settings (key, value) values ('staffSecondFactor', 'false') on conflict do nothing`)
  const { rows } =
    await c.query(`select to_char(departs_on, 'DD-MM-YYYY') as day, count(distinct departures.id)::int as tours, count(passengers.id)::int as people
    from departures left join order_items on order_items.departure_id = departures.id
    left join passengers on passengers.order_item_id = order_items.id
    where departs_on >= current_date group by departs_on order by abs(count(passengers.id) - 200) + 3*abs(count(distinct departures.id)-37) limit 4`)
  const { rows: full } =
    await c.query(`select to_char(departs_on, 'DD-MM-YYYY') as day, count(distinct departures.id)::int as tours, count(passengers.id)::int as people
    from departures left join order_items on order_items.departure_id = departures.id
    left join passengers on passengers.order_item_id = order_items.id
    where departs_on >= current_date group by departs_on order by count(passengers.id) desc limit 1`)
  const site = await startSite(3184, postgres.url, { DEMO: '' })
  try {
    const cookie = await signIn(site, OWNER)
    const clients = c
    await c.query('vacuum analyze')
    const pages: [string, string][] = [
      ...[...rows, ...full].map(
        (r: { day: string; tours: number; people: number }) =>
          [`ws ${r.day} ${r.tours} tours ${r.people}`, `/tr/admin/tour/ops-${r.day}`] as [string, string],
      ),
      ['dashboard', '/tr/admin/dashboard'],
      ['orders', '/tr/admin/orders'],
      ['listing', '/tr/tours?priceMax=9000'],
    ]
    for (const pass of [0, 1, 2])
      for (const [name, path] of pages) {
        const cost = await measurePage(
          site,
          clients,
          (nth) => (name === 'listing' ? path + (nth + pass * 100) : path),
          name === 'listing' ? '' : cookie,
          200,
        )
        if (pass) console.log(pass, name, cost.statements, cost.postgresMs.toFixed(1), cost.programMs.toFixed(1))
      }
    if (process.env.STMTS) {
      await c.query('select pg_stat_statements_reset()')
      for (let i = 0; i < 30; i++)
        await (
          await fetch(site.origin + (process.env.STMTS === 'ws' ? pages[0]![1] : process.env.STMTS), {
            headers: { Cookie: cookie },
          })
        ).arrayBuffer()
      const { rows: st } = await c.query(
        `select calls/30.0 as n, (total_exec_time+total_plan_time)/30 as ms, total_plan_time/30 as plan, left(regexp_replace(query, '\\s+', ' ', 'g'), 300) as q from pg_stat_statements where calls >= 30 order by 2 desc limit 25`,
      )
      for (const r of st) console.log(Number(r.n).toFixed(1), Number(r.ms).toFixed(2), Number(r.plan).toFixed(2), r.q)
    }
  } finally {
    await site.stop()
    await c.end()
  }
} finally {
  postgres.stop()
}
