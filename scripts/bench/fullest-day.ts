import type { Client } from 'pg'

/** The day of most travellers to come, as `dd-mm-yyyy`; without orders, the first on which somebody could leave. */
export async function fullestDay(client: Client): Promise<string> {
  const { rows } = await client.query<{ day: string }>(`select to_char(departs_on, 'DD-MM-YYYY') as day
    from departures left join order_items on order_items.departure_id = departures.id
    left join passengers on passengers.order_item_id = order_items.id
    where departs_on >= current_date group by departs_on order by count(passengers.id) desc, departs_on limit 1`)
  return rows[0]?.day ?? ''
}
