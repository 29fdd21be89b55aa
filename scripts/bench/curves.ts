import type { Curve } from './write-curves.ts'

const KINDS = ['listing', 'tour', 'post', 'search', 'suggestions', 'cart', 'checkout', 'missing']

/** The pictures of docs/speed.md, by the names that the bench gives its figures. */
export const curves: readonly Curve[] = [
  {
    title: 'Making one page on 3,000 departures and 5,000 orders',
    unit: 'ms of the processor',
    isTime: true,
    names: KINDS.map((kind) => `making one ${kind} page, ms`),
  },
  {
    title: 'One order of a departure that eight want',
    unit: 'ms of the processor',
    isTime: true,
    names: ['an order, embedded, ms', 'an order, server, ms'],
  },
  {
    title: 'Kept pages, requests a second of the processor',
    unit: 'of what nginx answers',
    isTime: false,
    names: ['/tr against nginx', '/tr/tours against nginx'],
  },
  {
    title: 'Changes while 300 pages are read for a minute',
    unit: 's of the processor',
    isTime: true,
    names: ['edits: making, seconds', 'orders: making, seconds'],
  },
  {
    title: 'Scripts of a first visit',
    unit: 'KB',
    isTime: false,
    names: ['home script KB', 'listing script KB', 'detail script KB', 'checkout script KB', 'dashboard script KB'],
  },
  {
    title: 'Fonts of a first visit',
    unit: 'KB',
    isTime: false,
    names: ['home fonts KB', 'home (ar) fonts KB', 'listing fonts KB'],
  },
]
