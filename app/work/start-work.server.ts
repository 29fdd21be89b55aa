import { accountHandlers, accountSchedules, type AccountWork } from '#modules/accounts/index.server.ts'
import { agentHandlers, agentSchedules, findSellerOfOrder, type AgentWork } from '#modules/agents/index.server.ts'
import {
  bookingHandlers,
  bookingSchedules,
  type BookingWork,
  type CustomerMailWork,
} from '#modules/booking/index.server.ts'
import { contentHandlers } from '#modules/content/index.server.ts'
import {
  letterHandlers,
  letterSchedules,
  messageHandlers,
  requestHandlers,
  noteRequestOrdered,
  requestSchedules,
  waitingHandlers,
  waitingSchedules,
  type WaitingWork,
} from '#modules/engagement/index.server.ts'
import { paymentLinkHandlers, type LinkWork } from '#modules/payment-links/index.server.ts'
import { webhookHandlers, webhookSchedules } from '#modules/webhooks/index.server.ts'
import { paymentHandlers, paymentSchedules } from '#modules/payments/index.server.ts'
import { privacySchedules } from '#modules/privacy/index.server.ts'
import { forgetOperations, warnOfPermits } from '#modules/operations/index.server.ts'
import { askForReviews, type ReviewAskWork } from '#modules/opinions/index.server.ts'
import { tellSteps } from '#modules/planner/index.server.ts'
import { keepPromises } from '#modules/promises/index.server.ts'
import { forgetRoad } from '#modules/road/index.server.ts'
import { forgetOldNews, noteGivenUpJob } from '#modules/staff-desk/index.server.ts'
import { forgetCalls } from '#modules/telephony/index.server.ts'
import type { Database } from '#platform/db/client.server.ts'
import type { Environment } from '#platform/env.server.ts'
import { startJobs } from '#platform/jobs/jobs.server.ts'
import type { Log } from '#platform/log/log.server.ts'
import { chooseTransport, mailHandlers } from '#platform/mail/deliver-mail.server.ts'
import { messageHandlers as deliveryHandlers } from '#platform/messages/deliver-message.server.ts'
import { messageSchedules } from '#platform/messages/look-after-messages.server.ts'
import { documentCompiler, pocketUrlOf } from './document-work.server.ts'
import { findAgency } from './find-agency.server.ts'
import { findRoadOfOrder } from './road-of-order.server.ts'
import { letterWorkOf } from './letter-work.server.ts'
import { newsHandlers } from './news-wishes.server.ts'
import { paymentGatewayOf } from './payment-gateway.server.ts'
import { paths } from '#app/addresses/paths.ts'

export type WorkServices = { database: Database; env: Environment; log: Log }

/** Runs what happens apart from requests: jobs of the modules, and what is due again and again. */
export async function startWork({ database, env, log }: WorkServices): Promise<{ stop: () => Promise<void> }> {
  const payments = paymentGatewayOf({ db: database.db, env, log })
  const booking = bookingWork({ database, env, log })
  const agents = agentWork({ database, env, log })
  const letters = letterWorkOf({ db: database.db, env })
  const waiting = waitingWork({ database, env, log })
  const webhooks = { db: database.db, allowsPrivate: !env.isProduction }
  const customerMails = customerMailWork({ database, env, log })
  const reviews = reviewAskWork({ database, env, log })
  const mail = { db: database.db, transport: chooseTransport(env) }
  const ways = { db: database.db, accounts: env.messages }
  return startJobs(
    database,
    [
      ...paymentHandlers(payments),
      ...bookingHandlers(booking),
      ...agentHandlers(agents),
      ...paymentLinkHandlers(linkWork({ database, env, log })),
      ...accountHandlers(accountWork({ database, env, log })),
      ...requestHandlers(letters),
      ...messageHandlers(letters),
      ...letterHandlers(letters),
      ...waitingHandlers(waiting),
      ...newsHandlers(database.db),
      ...webhookHandlers(webhooks),
      ...mailHandlers(mail),
      ...deliveryHandlers(ways),
      ...contentHandlers(database.db),
    ],
    [
      ...paymentSchedules(payments),
      ...bookingSchedules(booking),
      ...agentSchedules(agents),
      ...requestSchedules(letters),
      ...letterSchedules(letters),
      ...waitingSchedules(waiting),
      ...webhookSchedules(webhooks),
      ...messageSchedules(ways),
      ...accountSchedules(database.db),
      ...privacySchedules(database.db, log),
      {
        name: 'forget-operations',
        everySeconds: 6 * 3600,
        work: async (now) => void (await forgetOperations(database.db, now)),
      },
      {
        name: 'warn-of-permits',
        everySeconds: 900,
        work: async (now) => void (await warnOfPermits(customerMails, now)),
      },
      { name: 'tell-steps', everySeconds: 1800, work: async (now) => void (await tellSteps(customerMails, now)) },
      { name: 'keep-promises', everySeconds: 15, work: async (now) => void (await keepPromises(customerMails, now)) },
      {
        name: 'ask-for-reviews',
        everySeconds: 1800,
        work: async (now) => void (await askForReviews(reviews, now)),
      },
      { name: 'forget-road', everySeconds: 6 * 3600, work: async (now) => void (await forgetRoad(database.db, now)) },
      { name: 'forget-calls', everySeconds: 900, work: (now) => forgetCalls(database.db, now) },
      { name: 'forget-old-news', everySeconds: 6 * 3600, work: (now) => forgetOldNews(database.db, now) },
    ],
    log,
    { onGivenUp: (queue, now) => noteGivenUpJob(database.db, queue, now) },
  )
}

function bookingWork({ database: { db }, env }: WorkServices): BookingWork {
  return {
    db,
    pdf: documentCompiler(),
    agency: (locale) => findAgency(db, locale),
    sellerOf: findSellerOfOrder,
    roadOf: findRoadOfOrder,
    orderUrl: (locale, publicId, accessToken) => env.publicUrl.origin + paths.order(locale, publicId, accessToken),
    pocketUrl: pocketUrlOf(env),
    seatsUrl: (locale, publicId, accessToken, proof) =>
      env.publicUrl.origin + paths.orderSeats(locale, publicId, { t: accessToken, k: proof }),
    guardianUrl: (locale, token) => env.publicUrl.origin + paths.guardian(locale, token),
    paymentUrl: (locale, token) => env.publicUrl.origin + paths.payment(locale, token),
  }
}

function customerMailWork({ database: { db }, env }: WorkServices): CustomerMailWork {
  return {
    db,
    agency: (locale) => findAgency(db, locale),
    orderUrl: (locale, publicId, accessToken) => env.publicUrl.origin + paths.order(locale, publicId, accessToken),
  }
}

function reviewAskWork({ database: { db }, env }: WorkServices): ReviewAskWork {
  return {
    db,
    agency: (locale) => findAgency(db, locale),
    reviewUrl: (locale, token) => env.publicUrl.origin + paths.travellerReview(locale, token),
  }
}

function agentWork({ database: { db }, env }: WorkServices): AgentWork {
  return {
    db,
    pdf: documentCompiler(),
    agency: (locale) => findAgency(db, locale),
    offerUrl: (locale, token) => env.publicUrl.origin + paths.offer(locale, token),
    agentUrl: (locale, offerId) => env.publicUrl.origin + paths.agentOffer(locale, offerId),
    staffUrl: (locale, offerId) => env.publicUrl.origin + paths.adminOffer(locale, offerId),
    finishRequest: (done, now) => noteRequestOrdered(db, done, now),
  }
}

function linkWork({ database: { db }, env }: WorkServices): LinkWork {
  return {
    db,
    pdf: documentCompiler(),
    agency: (locale) => findAgency(db, locale),
    paymentUrl: (locale, token) => env.publicUrl.origin + paths.payment(locale, token),
    staffUrl: (locale, linkId) => env.publicUrl.origin + paths.adminPaymentLink(locale, linkId),
  }
}

function accountWork({ database: { db }, env }: WorkServices): AccountWork {
  const pathOf = { 'reset-password': paths.resetPassword, 'confirm-email': paths.confirmEmail }
  const pageOf = { profile: paths.profile, forgot: paths.forgotPassword }
  return {
    db,
    agency: (locale) => findAgency(db, locale),
    accountUrl: (act, locale, token) => env.publicUrl.origin + pathOf[act](locale, token),
    pageUrl: (page, locale) => env.publicUrl.origin + pageOf[page](locale),
  }
}

function waitingWork({ database: { db }, env }: WorkServices): WaitingWork {
  return {
    db,
    agency: (locale) => findAgency(db, locale),
    waitingUrl: (locale, token) => env.publicUrl.origin + paths.waitingPlace(locale, token),
    tourUrl: (locale, tourId) => env.publicUrl.origin + paths.tour(locale, tourId),
  }
}
