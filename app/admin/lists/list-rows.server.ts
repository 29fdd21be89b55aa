import { translator } from '#app/messages/translator.ts'
import { listOrderRows } from '#app/acts/lists/order-rows.server.ts'
import { listTransactionRows } from '#app/acts/lists/transaction-rows.server.ts'
import { toDecimalText } from '#kernel/money.ts'
import { dayInIstanbul } from '#kernel/plain-date.ts'
import { listUsers } from '#modules/accounts/index.server.ts'
import { listStaffReviews } from '#modules/content/index.server.ts'
import { listPaymentLinks } from '#modules/payment-links/index.server.ts'
import { listAttempts } from '#modules/payments/index.server.ts'
import type { StaffList } from '#modules/staff-desk/index.ts'
import { cashFilter, readCashQuery } from '../cash/cash-query.ts'
import { isBackwards, readOrderQuery } from '../orders/order-query.ts'
import { readLinkQuery, stateFilter } from '../payment-links/link-query.ts'
import { readAttemptQuery } from '../payments/attempt-query.ts'
import { readReviewQuery } from '../reviews/review-query.ts'
import { readUserQuery } from '../users/user-query.ts'
import { wholeList as all, type Asked, type ListRows } from './list-file.ts'
import { rowsOfCatalogue } from './rows-of-catalogue.server.ts'
import { rowsOfDesk } from './rows-of-desk.server.ts'
import { rowsOfSales } from './rows-of-sales.server.ts'

/** The rows of each list as its page filters and sorts them, at most five thousand, for a spreadsheet. */
export const listRows: Record<StaffList, (asked: Asked) => Promise<ListRows>> = {
  ...rowsOfCatalogue,
  ...rowsOfDesk,
  ...rowsOfSales,
  async orders({ db, admin, query, locale }) {
    const { page: _page, tour: tourId, from, to, ...filter } = readOrderQuery(query)
    const days = isBackwards({ from, to }) ? {} : { from, to }
    return listOrderRows(db, admin, { ...filter, ...days, tourId }, locale)
  },
  async cash({ db, admin, query, locale }) {
    const asked = readCashQuery(query)
    return listTransactionRows(db, admin, { ...cashFilter(asked), sort: asked.sort }, locale)
  },
  async payments({ db, admin, query, locale }) {
    const { attempts } = await listAttempts(db, admin, { ...readAttemptQuery(query), ...all })
    const text = translator(locale, 'staff-payments')
    const staff = translator(locale, 'staff')
    return {
      head: [
        text('column-for'),
        staff('csv-day'),
        text('column-payer'),
        staff('email'),
        text('column-way'),
        text('column-state'),
        staff('csv-currency'),
        text('column-amount'),
      ],
      rows: attempts.map((each) => [
        each.reference,
        dayInIstanbul(each.createdAt),
        each.payer.name,
        each.payer.email,
        staff(`payment-method-${each.method}`),
        staff(`payment-state-${each.state}`),
        each.amount.currency,
        Number(toDecimalText(each.captured ?? each.amount)),
      ]),
    }
  },
  async 'payment-links'({ db, admin, query, locale, now }) {
    const { status, isArchive, ...filter } = readLinkQuery(query)
    const asked = { ...filter, ...stateFilter(status), isArchived: isArchive, ...all }
    const { links } = await listPaymentLinks(db, admin, asked, now)
    const text = translator(locale, 'payment-links')
    const staff = translator(locale, 'staff')
    return {
      head: [
        text('column-title'),
        text('column-customer'),
        staff('email'),
        staff('phone'),
        text('column-created'),
        text('column-paid'),
        text('column-status'),
        staff('csv-currency'),
        text('column-amount'),
      ],
      rows: links.map((each) => [
        each.title,
        each.customer.name,
        each.customer.email,
        each.customer.phone,
        dayInIstanbul(each.createdAt),
        each.paidAt ? dayInIstanbul(each.paidAt) : '',
        text(each.status),
        each.price.currency,
        Number(toDecimalText(each.price)),
      ]),
    }
  },
  async reviews({ db, admin, query, locale }) {
    const { language, ...filter } = readReviewQuery(query)
    const { reviews } = await listStaffReviews(db, admin, { ...filter, locale: language, ...all })
    const text = translator(locale, 'staff-reviews')
    const staff = translator(locale, 'staff')
    return {
      head: [
        staff('csv-day'),
        staff('name'),
        text('rating'),
        text('language'),
        staff('column-state'),
        staff('column-journey'),
        text('reviews'),
        text('reply'),
      ],
      rows: reviews.map((each) => [
        each.writtenOn,
        each.author,
        each.rating,
        each.language,
        text(`state-${each.status}`),
        each.tourCode ?? '',
        each.body,
        each.reply ?? '',
      ]),
    }
  },
  async users({ db, admin, query, locale }) {
    const { users } = await listUsers(db, admin, { ...readUserQuery(query), ...all })
    const text = translator(locale, 'staff-users')
    const staff = translator(locale, 'staff')
    return {
      head: [text('name'), staff('email'), text('mobile'), text('role'), text('status')],
      rows: users.map((each) => [
        each.fullName,
        each.email,
        each.mobile ?? '',
        each.ownRole?.name ??
          (each.staffRole ? staff(`role-${each.staffRole}`) : text(each.isAgent ? 'role-agent' : 'role-member')),
        text(each.isActive ? 'active' : 'blocked'),
      ]),
    }
  },
}
