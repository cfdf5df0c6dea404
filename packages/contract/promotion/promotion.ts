import * as v from 'valibot'
import { isDay } from '../day.ts'
import { pesos, seconds } from '../money.ts'

export const promotionLimits = {
  /** How many cashback tickets one approved ID is given by campaigns that go on at the same time. */
  ticketsAtOnce: 5,
  /** What contests give as prizes on a day, all of them together. */
  poolDayPesos: 100_000n,
  /** How many days back a dry run looks. */
  dryRunDays: 30,
  /** How long what a day came to can be collected. */
  collectDays: 7,
} as const

export const promotionId = v.pipe(v.string(), v.regex(/^[a-z0-9][a-z0-9-]{1,38}[a-z0-9]$/))

const whole = (least: number, most: number) => v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most))
const words = (most: number) => v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(most))
const inBoth = (most: number) => v.tuple([words(most), words(most)])
export const manilaDay = v.pipe(v.string(), v.isoDate(), v.check(isDay))
const uid = v.pipe(v.string(), v.regex(/^[1-9]\d{0,17}$/))
const brands = ['slots', 'game', 'play', 'h5'] as const

/** Who may have it. What is off or empty asks for nothing. */
export const audience = v.object({
  brands: v.pipe(v.array(v.picklist(brands)), v.maxLength(4)),
  least_level: whole(0, 29),
  /** Days since the account was opened. */
  least_age_days: whole(0, 3650),
  needs_email: v.boolean(),
  needs_approved_id: v.boolean(),
  needs_payout_account: v.boolean(),
  once_per_device: v.boolean(),
  once_per_id: v.boolean(),
  users: v.pipe(v.array(uid), v.maxLength(500)),
})
export type Audience = v.InferOutput<typeof audience>

const entry = v.pipe(v.string(), v.trim(), v.maxLength(40))

/** The terms of a kind, by the names of its own fields. What is wrong with them is told by a refusal of its own. */
const wireTerms = v.record(entry, v.union([entry, v.pipe(v.array(entry), v.maxLength(500))]))

/** What the regulator approved it under, and for which days. */
const approval = v.object({ reference: words(60), first_day: manilaDay, last_day: manilaDay })

/** All of a promotion that staff say, and two of them approve. */
export const offer = v.object({
  terms: wireTerms,
  first_day: manilaDay,
  last_day: manilaDay,
  /** The highest comes first. */
  place: whole(0, 10_000),
  /** What it may give in all, in pesos. */
  budget: v.pipe(v.string(), v.trim(), v.maxLength(20)),
  audience,
  approval: v.optional(approval),
  title: inBoth(80),
  summary: inBoth(200),
  details: inBoth(2000),
})
export type Offer = v.InferOutput<typeof offer>

export const promotionStates = ['draft', 'waiting', 'planned', 'live', 'ended', 'stopped'] as const

/** How a field of a kind's terms is asked for. */
export const termField = v.object({
  name: v.string(),
  title: v.string(),
  hint: v.string(),
  /** An amount in pesos, a share in percent, a whole number, or ids with commas between them. */
  kind: v.picklist(['pesos', 'percent', 'count', 'list']),
  /** What the form of a new one begins with. */
  preset: v.optional(v.string()),
  /** What terms of before there was this field mean, which have none. */
  when_absent: v.optional(v.string()),
})

export const shownKind = v.object({
  name: v.string(),
  title: v.string(),
  /** What it does, in a sentence for staff. */
  about: v.string(),
  /** A gift does not grow with play, and has a cap for each approved ID instead of a margin. */
  is_gift: v.boolean(),
  /** It is given to everybody on a list at once. */
  is_list: v.boolean(),
  fields: v.array(termField),
})

/** What a game leaves when it is played as well as it can be: below nothing, play would earn money. */
export const shownMargin = v.object({
  game: v.number(),
  name: v.string(),
  rtp_ppm: v.number(),
  back_ppm: v.number(),
  margin_ppm: v.number(),
})

export const shownGuard = v.object({
  is_safe: v.boolean(),
  /** The games with the smallest margins, the smallest first. */
  margins: v.array(shownMargin),
  /** What gifts come to for one approved ID in a month, with this one, and the cap. */
  gift_month: pesos,
  gift_cap: pesos,
  /** What contests give as prizes on a day, with this one, and the cap. */
  pool_day: pesos,
  pool_cap: pesos,
  /** How many tickets one approved ID is given by campaigns at the same time, with this one, and the cap. */
  tickets: v.number(),
  ticket_cap: v.number(),
})

export const shownDryRun = v.object({
  days: v.array(v.object({ day: v.string(), members: v.number(), cost: pesos })),
  cost: pesos,
  /** A day that costs more than this stops the promotion. */
  brake: pesos,
})

export const shownDecision = v.object({
  id: v.string(),
  /** As the member reads it, and reads it out. */
  reference: v.string(),
  uid: v.string(),
  promotion: v.string(),
  version: v.number(),
  name: v.string(),
  act: v.picklist(['claim', 'day', 'grant']),
  outcome: v.picklist(['granted', 'refused']),
  code: v.string(),
  /** The sentence that the member was told, in English. */
  sentence: v.string(),
  amount: pesos,
  facts: v.record(v.string(), v.union([v.string(), v.number(), v.boolean()])),
  /** Of the slice of the budget that it was taken from. */
  slice: v.nullable(v.number()),
  budget_before: v.nullable(pesos),
  budget_after: v.nullable(pesos),
  at: seconds,
})
