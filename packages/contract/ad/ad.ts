import * as v from 'valibot'
import { seconds } from '../money.ts'

/** Who may be asked for the id by which they know a visitor. An ad names one of them, never an address. */
export const adTrackers = ['tracker'] as const

/** What is known of an ad beside its names. It chooses among what is allowed here, and can say nothing else. */
export const adConfig = v.strictObject({ tracker: v.optional(v.picklist(adTrackers)) })

const words = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(120))

export const adId = v.pipe(v.string(), v.regex(/^[A-Za-z0-9][A-Za-z0-9_.-]{0,63}$/))

/** An ad as the pages that it leads to are told of it. */
export const ad = v.object({
  ad_id: v.string(),
  ad_name: v.string(),
  channel: v.string(),
  config: adConfig,
  domain_id: v.number(),
  state: v.picklist([0, 1]),
})

/** All of an ad that staff say but for its id, which never changes. */
export const adWish = v.object({
  ad_name: words,
  channel: words,
  config: adConfig,
  domain_id: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000_000)),
  is_on: v.boolean(),
})

export const deskAd = v.object({ ad_id: v.string(), version: v.number(), ...adWish.entries, updated_at: seconds })
