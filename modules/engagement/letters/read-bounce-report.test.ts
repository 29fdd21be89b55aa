import { expect, test } from 'vitest'
import { readBounceReport } from './read-bounce-report.ts'

const report = `Subject: Undelivered Mail Returned to Sender
Content-Type: multipart/report; report-type=delivery-status

Reporting-MTA: dns; mail.example.com

Final-Recipient: rfc822; gone@example.com
Original-Recipient: rfc822;gone@example.com
Action: failed
Status: 5.1.1
Diagnostic-Code: smtp; 550 5.1.1 <gone@example.com>: Recipient address
    rejected: User unknown

Final-Recipient: rfc822; full@example.com
Action: failed
Status: 5.2.2
Diagnostic-Code: smtp; 552 5.2.2 Mailbox full

Final-Recipient: rfc822; slow@example.com
Action: delayed
Status: 5.1.1
`

test('names those whom a report refuses for good, with the words of the server in one line', () => {
  expect(readBounceReport(report)).toEqual([
    {
      email: 'gone@example.com',
      reason: 'smtp; 550 5.1.1 <gone@example.com>: Recipient address rejected: User unknown',
    },
  ])
})

test('reads line ends of any kind, and somebody who is named twice once', () => {
  expect(readBounceReport(`${report}\n${report}`.replaceAll('\n', '\r\n'))).toHaveLength(1)
})

test.each(['', 'Merhaba', 'Status: 5.1.1', 'Final-Recipient: x400; gone'])('%o names nobody', (text) => {
  expect(readBounceReport(text)).toEqual([])
})
