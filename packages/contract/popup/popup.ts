import * as v from 'valibot'
import { seconds } from '../money.ts'

export const popupBrands = ['slots', 'game', 'play', 'h5'] as const

const whole = (least: number, most: number) => v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most))

const uid = v.pipe(v.string(), v.regex(/^[1-9]\d{0,17}$/))

/** A popup as pages are told of it. Who else it is for is nobody's business. */
export const popup = v.object({
  id: v.string(),
  frequency: v.picklist([1, 2]),
  /** Its picture. */
  url: v.string(),
  /** What the picture says, for whoever cannot see it. */
  title: v.tuple([v.string(), v.string()]),
  link_h5: v.string(),
  seq: v.number(),
  start_time: seconds,
  end_time: seconds,
  state: v.picklist([0, 1]),
  visible_type: v.picklist([1, 2, 3]),
  visible_user_list: v.array(v.string()),
  level_list: v.array(v.number()),
  updated_at: seconds,
})

/** All of a popup that staff say. */
export const popupWish = v.object({
  title_en: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(120)),
  title_tl: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(120)),
  img: v.pipe(v.string(), v.regex(/^\/img\/popups\/[0-9a-f]{32}\.webp$/)),
  link: v.pipe(v.string(), v.trim(), v.maxLength(300)),
  frequency: v.picklist([1, 2]),
  seq: whole(0, 10_000),
  start_time: whole(0, 10_000_000_000),
  end_time: whole(0, 10_000_000_000),
  is_on: v.boolean(),
  /** One brand, or all where it is empty. */
  brand: v.picklist(['', ...popupBrands]),
  visible_type: v.picklist([1, 2, 3]),
  levels: v.pipe(v.array(whole(0, 29)), v.maxLength(30)),
  users: v.pipe(v.array(uid), v.maxLength(500)),
})

export const deskPopup = v.object({
  id: v.string(),
  version: v.number(),
  ...popupWish.entries,
  updated_at: seconds,
})
