import * as v from 'valibot'
import { gameCard } from '../game/card.ts'
import { operation } from '../operation.ts'

const text = v.tuple([v.string(), v.string()])
const link = v.object({ name: v.string(), url: v.string(), img: v.optional(v.string()) })

const provider = v.object({ venue_id: v.number(), id: v.number(), logo: v.string(), name: v.string() })

export const home = v.object({
  version: v.string(),
  logo: v.string(),
  top: v.array(link),
  banners: v.array(
    v.object({
      id: v.string(),
      img: v.string(),
      kicker: text,
      title: text,
      subtitle: text,
      action: text,
      href: v.string(),
      tone: v.picklist(['brand', 'sea', 'ube', 'gold']),
    }),
  ),
  nav: v.array(v.object({ name: v.string(), game_type: v.number(), img: v.string(), providers: v.array(provider) })),
  list: v.array(v.object({ name: v.string(), games: v.array(gameCard) })),
  bottom: v.array(link),
  media: v.array(link),
})

export const getHome = operation({
  method: 'GET',
  path: '/member/index',
  access: 'guest',
  shared: true,
  summary: 'Everything the home page shows, for the brand of the host it is asked on',
  answer: home,
  refusals: {},
})

export const getTaggedHome = operation({
  method: 'GET',
  path: '/member/index/:tag',
  access: 'guest',
  shared: true,
  summary: 'The home page of one brand or partner: slots, game, play, h5, maya, glife1',
  params: v.object({ tag: v.picklist(['slots', 'game', 'play', 'h5', 'maya', 'glife1', 'lazada']) }),
  answer: home,
  refusals: {},
})
