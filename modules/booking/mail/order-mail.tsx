import { Body, Button, Container, Head, Heading, Hr, Html, Link, Preview, Section, Text } from 'react-email'
import { directionOf, type Locale } from '#kernel/locale.ts'
import { mailFace } from '#platform/mail/mail-face.ts'
import type { MailText } from './mail-texts.ts'

/** What a mail about an order shows; every text is filled in already. */
export type OrderMailProps = {
  locale: Locale
  brand: string
  text: MailText
  rows: { name: string; value: string; isCode: boolean }[]
  url: string
  /** Where those who travel find hours, hotels and phones, where the mail tells it. */
  pocket?: { label: string; url: string } | undefined
  footer: string
}

const ink = '#17201c'
const soft = '#5d675f'
const green = '#0f4c3a'
const paper = '#f4ecdd'
const rule = '#d9cfb8'

/** One layout for every mail about an order; mail programs know neither style sheets nor logical properties well. */
export function OrderMail({ locale, brand, text, rows, url, pocket, footer }: OrderMailProps) {
  const dir = directionOf(locale)
  const start = dir === 'rtl' ? 'right' : 'left'
  const paragraph = { color: ink, fontSize: '16px', lineHeight: '26px', textAlign: start, margin: '0 0 16px' } as const
  return (
    <Html lang={locale} dir={dir}>
      <Head />
      <Preview>{text.preview}</Preview>
      <Body dir={dir} style={{ backgroundColor: paper, fontFamily: mailFace(locale), margin: '0', padding: '24px 0' }}>
        <Container
          dir={dir}
          style={{ backgroundColor: '#ffffff', border: `1px solid ${rule}`, maxWidth: '600px', padding: '32px' }}
        >
          <Text style={{ color: green, fontSize: '18px', fontWeight: 700, margin: '0 0 24px', textAlign: start }}>
            {brand}
          </Text>
          <Heading
            as="h1"
            style={{ color: ink, fontSize: '22px', lineHeight: '30px', margin: '0 0 20px', textAlign: start }}
          >
            {text.subject}
          </Heading>
          <Text style={paragraph}>{text.greeting}</Text>
          {text.paragraphs.map((each) => (
            <Text key={each} style={paragraph}>
              {each}
            </Text>
          ))}
          <Section style={{ borderTop: `2px solid ${ink}`, margin: '8px 0 24px' }}>
            <table role="presentation" dir={dir} width="100%" cellPadding={0} cellSpacing={0}>
              <tbody>
                {rows.map(({ name, value, isCode }) => (
                  <tr key={name}>
                    <td
                      style={{
                        borderBottom: `1px solid ${rule}`,
                        color: soft,
                        fontSize: '14px',
                        padding: '10px 0',
                        textAlign: start,
                      }}
                    >
                      {name}
                    </td>
                    <td
                      style={{
                        borderBottom: `1px solid ${rule}`,
                        color: ink,
                        fontSize: '15px',
                        fontWeight: 600,
                        padding: '10px 0',
                        textAlign: dir === 'rtl' ? 'left' : 'right',
                      }}
                    >
                      {isCode ? <span dir="ltr">{value}</span> : value}
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          </Section>
          <Button
            href={url}
            style={{
              backgroundColor: green,
              color: '#ffffff',
              fontSize: '16px',
              fontWeight: 600,
              padding: '14px 24px',
            }}
          >
            {text.button}
          </Button>
          {pocket && (
            <Text style={{ ...paragraph, margin: '20px 0 0' }}>
              <Link href={pocket.url} style={{ color: green, textDecoration: 'underline' }}>
                {pocket.label}
              </Link>
            </Text>
          )}
          <Hr style={{ borderColor: rule, margin: '32px 0 16px' }} />
          <Text style={{ color: soft, fontSize: '13px', lineHeight: '20px', margin: '0', textAlign: start }}>
            {text.closing}
          </Text>
          <Text style={{ color: soft, fontSize: '13px', lineHeight: '20px', margin: '0', textAlign: start }}>
            {footer}
          </Text>
        </Container>
      </Body>
    </Html>
  )
}
