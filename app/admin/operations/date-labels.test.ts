import { expect, test } from 'vitest'
import { translator } from '#app/messages/translator.ts'
import { aWorkspace } from '#modules/operations/testing/a-workspace.ts'
import { dateLabels } from './date-labels.ts'

const text = translator('tr', 'staff-operations')

test('the code of a tag leads to a reference, and says nothing about the person', () => {
  const workspace = aWorkspace()
  const drawn: string[] = []
  const drawCode = (id: string) => {
    drawn.push(id)
    return '<svg/>'
  }

  const [label] = dateLabels({ workspace, locale: 'tr', text, phone: '0212 000 00 00', drawCode })

  expect(drawn).toEqual([workspace.travellers[0]?.id])
  expect(label).toMatchObject({ name: 'Yılmaz Ayşe', phone: '0212 000 00 00' })
  expect(JSON.stringify(label)).not.toContain('U12345678')
})

test('a tag for luggage shows the rooms, and the number of the agency', () => {
  const setting = { workspace: aWorkspace(), locale: 'tr' as const, text, drawCode: () => '<svg/>' }

  const [label] = dateLabels({ ...setting, phone: '0212 000 00 00' })

  expect(label).toMatchObject({ mark: '1805', phone: '0212 000 00 00', lines: ['Mekke: Mövenpick'] })
})
