import { Body, Button, Container, Head, Heading, Hr, Html, Link, Preview, Section, Text } from 'react-email'
import { directionOf, type Locale } from '#kernel/locale.ts'
import { mailFace } from './mail-face.ts'
import { renderMail } from './render-mail.server.ts'

/** A mail with a head, some sentences, and facts in rows; every text is filled in already. */
export type Letter = {
  locale: Locale
  brand: string
  subject: string
  /** What mail programs show beside the subject; the first paragraph where it says nothing. */
  preview?: string
  greeting?: string
  paragraphs: readonly string[]
  /** The one thing to do, above the rows. */
  button?: { href: string; label: string } | undefined
  rows: readonly LetterRow[]
  /** Things that are told one under the other, each leading on. */
  sections?: readonly { title: string; cards: readonly LetterCard[] }[]
  /** Paragraphs after everything else. */
  closing?: readonly string[]
  /** How to be left in peace, at the foot, and why there is a need to. */
  refusal?: { href: string; label: string; why?: string } | undefined
  footer: string
}

/** Lines of a message are kept; what people typed keeps its own direction. */
export type LetterRow = { name: string; value: string; isCode?: boolean }

export type LetterCard = { title: string; lines: readonly string[]; href: string; label: string }

const ink = '#17201c'
const soft = '#5d675f'
const green = '#0f4c3a'
const paper = '#f4ecdd'
const rule = '#d9cfb8'

/** Writes a letter as mail; mail programs know neither style sheets nor logical properties well. */
export async function writeLetter(letter: Letter): Promise<{ subject: string; html: string; text: string }> {
  const mail = <LetterMail {...letter} />
  return { subject: letter.subject, ...(await renderMail(mail)) }
}

function LetterMail({
  locale,
  brand,
  subject,
  preview,
  greeting,
  paragraphs,
  button,
  rows,
  sections = [],
  closing = [],
  refusal,
  footer,
}: Letter) {
  const dir = directionOf(locale)
  const start = dir === 'rtl' ? 'right' : 'left'
  const paragraph = { color: ink, fontSize: '16px', lineHeight: '26px', textAlign: start, margin: '0 0 16px' } as const
  const cell = { borderBottom: `1px solid ${rule}`, padding: '10px 0', textAlign: start, verticalAlign: 'top' } as const
  return (
    <Html lang={locale} dir={dir}>
      <Head />
      <Preview>{preview || paragraphs[0] || subject}</Preview>
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
            {subject}
          </Heading>
          {greeting && <Text style={paragraph}>{greeting}</Text>}
          {paragraphs.map((each) => (
            <Text key={each} style={paragraph}>
              {each}
            </Text>
          ))}
          {button && (
            <Section style={{ margin: '8px 0 24px', textAlign: start }}>
              <Button
                href={button.href}
                style={{
                  backgroundColor: green,
                  borderRadius: '3px',
                  color: '#ffffff',
                  fontSize: '16px',
                  fontWeight: 600,
                  padding: '14px 22px',
                }}
              >
                {button.label}
              </Button>
            </Section>
          )}
          {rows.length > 0 && (
            <Section style={{ borderTop: `2px solid ${ink}`, margin: '8px 0 24px' }}>
              <table role="presentation" dir={dir} width="100%" cellPadding={0} cellSpacing={0}>
                <tbody>
                  {rows.map(({ name, value, isCode = false }) => (
                    <tr key={name}>
                      <td width="34%" style={{ ...cell, color: soft, fontSize: '14px' }}>
                        {name}
                      </td>
                      <td style={{ ...cell, color: ink, fontSize: '15px', fontWeight: 600, whiteSpace: 'pre-line' }}>
                        <bdi dir={isCode ? 'ltr' : 'auto'}>{value}</bdi>
                      </td>
                    </tr>
                  ))}
                </tbody>
              </table>
            </Section>
          )}
          {sections.map(({ title, cards }) => (
            <LetterCards key={title} locale={locale} title={title} cards={cards} />
          ))}
          {closing.map((each) => (
            <Text key={each} style={paragraph}>
              {each}
            </Text>
          ))}
          <Hr style={{ borderColor: rule, margin: '32px 0 16px' }} />
          <Text style={{ color: soft, fontSize: '13px', lineHeight: '20px', margin: '0', textAlign: start }}>
            {footer}
          </Text>
          {refusal?.why && (
            <Text style={{ color: soft, fontSize: '13px', lineHeight: '20px', margin: '8px 0 0', textAlign: start }}>
              {refusal.why}
            </Text>
          )}
          {refusal && (
            <Text style={{ fontSize: '13px', lineHeight: '20px', margin: '8px 0 0', textAlign: start }}>
              <Link href={refusal.href} style={{ color: soft, textDecoration: 'underline' }}>
                {refusal.label}
              </Link>
            </Text>
          )}
        </Container>
      </Body>
    </Html>
  )
}

function LetterCards({ locale, title, cards }: { locale: Locale; title: string; cards: readonly LetterCard[] }) {
  const start = directionOf(locale) === 'rtl' ? 'right' : 'left'
  return (
    <Section style={{ borderTop: `2px solid ${ink}`, margin: '8px 0 24px' }}>
      <Heading
        as="h2"
        style={{ color: ink, fontSize: '17px', lineHeight: '24px', margin: '16px 0 0', textAlign: start }}
      >
        {title}
      </Heading>
      {cards.map((card) => (
        <Section key={card.href} style={{ borderBottom: `1px solid ${rule}`, padding: '14px 0' }}>
          <Text
            style={{ color: ink, fontSize: '16px', fontWeight: 700, lineHeight: '24px', margin: '0', textAlign: start }}
          >
            {card.title}
          </Text>
          {card.lines.map((line) => (
            <Text
              key={line}
              style={{ color: soft, fontSize: '14px', lineHeight: '21px', margin: '2px 0 0', textAlign: start }}
            >
              {line}
            </Text>
          ))}
          <Text style={{ fontSize: '14px', lineHeight: '21px', margin: '6px 0 0', textAlign: start }}>
            <Link href={card.href} style={{ color: green, fontWeight: 600, textDecoration: 'underline' }}>
              {card.label}
            </Link>
          </Text>
        </Section>
      ))}
    </Section>
  )
}
