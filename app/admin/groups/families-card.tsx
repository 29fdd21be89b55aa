import { whatsappAddress } from '#app/addresses/whatsapp-address.ts'
import { DataTable } from '#app/ui/data-table.tsx'
import { MoneyText, useText } from '#app/ui/text.tsx'
import type { Money } from '#kernel/money.ts'
import { Card } from '../ui/card.tsx'

/** The families of a group's order: what each pays, whether it has, and its link for the conversation with it. */
export function FamiliesCard({
  families,
}: {
  families: readonly { id: string; name: string; phone: string; link: string; isPaid: boolean; shares: Money[] }[]
}) {
  const text = useText('staff-groups')
  return (
    <Card title={text('families')}>
      <DataTable
        caption={text('families')}
        head={
          <>
            <th scope="col">{text('family')}</th>
            <th scope="col">{text('share')}</th>
            <th scope="col">{text('state')}</th>
            <th scope="col">{text('remind')}</th>
          </>
        }
      >
        {families.map(({ id, name, phone, link, isPaid, shares }) => (
          <tr key={id}>
            <td>
              <a href={link} dir="auto">
                {name}
              </a>
            </td>
            <td>
              {shares.map((share, at) => (
                <span key={at}>
                  {at > 0 && ' + '}
                  <MoneyText money={share} cents />
                </span>
              ))}
            </td>
            <td>{isPaid ? text('family-paid') : text('family-open')}</td>
            <td>
              <a
                href={whatsappAddress(phone, text('reminder-words', { family: name, link }))}
                target="_blank"
                rel="noopener noreferrer"
              >
                {text('remind')}
              </a>
            </td>
          </tr>
        ))}
      </DataTable>
    </Card>
  )
}
