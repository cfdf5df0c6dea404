import * as v from 'valibot'
import { gameCard } from '../game/card.ts'

const text = v.tuple([v.string(), v.string()])
const link = v.object({ name: v.string(), url: v.string(), img: v.optional(v.string()) })
const provider = v.object({ venue_id: v.number(), id: v.number(), logo: v.string(), name: v.string() })

const banner = v.object({
  id: v.string(),
  img: v.string(),
  kicker: text,
  title: text,
  subtitle: text,
  action: text,
  href: v.string(),
  tone: v.picklist(['brand', 'sea', 'ube', 'gold']),
})

/** Everything a home page shows. */
export const home = v.object({
  version: v.string(),
  logo: v.string(),
  top: v.array(link),
  banners: v.array(banner),
  nav: v.array(v.object({ name: v.string(), game_type: v.number(), img: v.string(), providers: v.array(provider) })),
  list: v.array(v.object({ name: v.string(), games: v.array(gameCard) })),
  bottom: v.array(link),
  media: v.array(link),
})
