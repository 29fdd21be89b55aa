import { writeCalendarFile, type CalendarFile } from '#kernel/calendar-file.ts'

/** A calendar as an answer that is for one reader and is kept nowhere. */
export function answerCalendar(name: string, file: CalendarFile): Response {
  return new Response(writeCalendarFile(file), {
    headers: {
      'Content-Type': 'text/calendar; charset=utf-8',
      'Content-Disposition': `attachment; filename="${name}.ics"`,
      'Cache-Control': 'private, no-store',
      'Referrer-Policy': 'no-referrer',
      'X-Robots-Tag': 'noindex, nofollow',
    },
  })
}
