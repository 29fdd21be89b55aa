import { Heading, Html, Text } from 'react-email'
import { expect, test } from 'vitest'
import { renderMail } from './render-mail.server.ts'

test('headings keep their letters in plain text', async () => {
  const { text } = await renderMail(
    <Html lang="tr">
      <Heading as="h1">Siparişiniz alındı</Heading>
      <Text>Ödemeniz bize ulaştı.</Text>
    </Html>,
  )

  expect(text).toContain('Siparişiniz alındı')
  expect(text).toContain('Ödemeniz bize ulaştı.')
})
