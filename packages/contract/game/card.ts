import * as v from 'valibot'

const flag = v.picklist([0, 1])

/** What a card on a page needs. */
export const gameCard = v.object({
  id: v.string(),
  code: v.string(),
  en_name: v.string(),
  tl_name: v.string(),
  img: v.string(),
  venue_id: v.number(),
  platform_name: v.string(),
  is_hot: flag,
  is_new: flag,
  /** A person deals it in front of a camera. */
  has_dealer: flag,
  maintained: flag,
  /** Announced, while no provider of ours offers it yet. */
  coming: flag,
  game_type: v.number(),
})

/** The full row of a game list. */
export const gameRow = v.object({
  ...gameCard.entries,
  game_id: v.string(),
  logo: v.string(),
  online: flag,
  platform_id: v.number(),
  rtp: v.string(),
  sorting: v.number(),
})
