import * as v from 'valibot'
import { pesos } from '../money.ts'
import { operation } from '../operation.ts'
import { demo } from './demo.ts'
import { period } from './period.ts'

const counts = {
  /** Begun, and of these over, and of these credited or paid. */
  begun: v.number(),
  over: v.number(),
  done: v.number(),
  amount: pesos,
}

/** What was begun on one day in Manila, whenever it ended: deposits and withdrawals. */
const side = v.object(counts)
/** What was credited on one day, whenever it came. */
const tally = v.object({ count: v.number(), amount: pesos })
const day = v.object({
  day: v.string(),
  came: side,
  went: side,
  /** Breaks that people credited, and vouchers: neither is among the deposits. */
  breaks: tally,
  vouchers: tally,
  /** Deposits, credited breaks and vouchers together. */
  credited: tally,
})

/** The same over all days, by the way it went. */
const way = v.object({
  ...counts,
  direction: v.picklist(['in', 'out']),
  gateway: v.string(),
  channel: v.string(),
  /** From asking for it until it was credited or paid, to about a twentieth; below nothing where there was none. */
  median_seconds: v.number(),
})

export const getMoney = operation({
  method: 'GET',
  path: '/office/api/figure/money',
  access: 'staff',
  permission: 'figure.money',
  isPassive: true,
  summary: 'What came in and went out by day and by way, and how fast members were answered',
  query: period,
  answer: v.object({
    days: v.array(day),
    /** Of all days together. */
    sums: v.object({ deposits: tally, breaks: tally, vouchers: tally, credited: tally, paid: tally }),
    ways: v.array(way),
    came_median_seconds: v.number(),
    went_median_seconds: v.number(),
    /** Members' calls to the copy of the server that answers this, since it was started. */
    calls: v.object({ all: v.number(), fast: v.number() }),
    demo,
  }),
  refusals: {},
})
