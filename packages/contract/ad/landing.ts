import * as v from 'valibot'
import { partnerNames } from '../identity/partner.ts'
import { seconds } from '../money.ts'

/** The landing pages that advertisements lead to, by their addresses. */
export const landingNames = ['grabvip', 'grabmb', 'grabfg'] as const
export type LandingName = (typeof landingNames)[number]

/** What lies behind the words, as on the home page's banners. */
export const landingTones = ['brand', 'sea', 'ube', 'gold'] as const

/** The pictures of ours that a landing page may bear. Any other one is uploaded. */
export const ownPictures = [
  '/img/home/banner-vip.webp',
  '/img/home/banner-ranking.webp',
  '/img/home/banner-deposit-bonus.webp',
  '/img/home/banner-filcoin.webp',
] as const

const words = (most: number) => v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(most))
const both = v.tuple([v.string(), v.string()])

/** A landing page as everybody sees it. */
export const landing = v.object({
  name: v.picklist(landingNames),
  title: both,
  line: both,
  img: v.string(),
  tone: v.picklist(landingTones),
  /** In whose app its third button opens the games. */
  mini_program: v.picklist(partnerNames),
})

/** All of a landing page that staff say. */
export const landingWish = v.object({
  title_en: words(60),
  title_tl: words(60),
  line_en: words(200),
  line_tl: words(200),
  img: v.union([v.picklist(ownPictures), v.pipe(v.string(), v.regex(/^\/img\/popups\/[0-9a-f]{32}\.webp$/))]),
  tone: v.picklist(landingTones),
  mini_program: v.picklist(partnerNames),
  is_on: v.boolean(),
})

export const deskLanding = v.object({
  name: v.picklist(landingNames),
  version: v.number(),
  ...landingWish.entries,
  updated_at: seconds,
})
