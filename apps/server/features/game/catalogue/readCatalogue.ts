import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as v from 'valibot'

const provider = v.object({
  venue_id: v.number(),
  platform_id: v.number(),
  code: v.string(),
  name: v.string(),
  logo: v.string(),
  maintained: v.boolean(),
})

const category = v.object({ name: v.string(), game_type: v.number(), img: v.string(), on_home: v.boolean() })

const game = v.object({
  code: v.string(),
  en_name: v.string(),
  tl_name: v.string(),
  category: v.string(),
  provider: v.string(),
  rtp_ppm: v.number(),
  volatility: v.number(),
  /** How long a round lasts at the least, where its maker says so. */
  round_hundredths: v.optional(v.number()),
  is_hot: v.boolean(),
  is_new: v.boolean(),
  /** A person deals it in front of a camera. */
  has_dealer: v.optional(v.boolean(), false),
  sorting: v.number(),
  maintained: v.boolean(),
  online: v.boolean(),
  approval_ref: v.string(),
  art: v.string(),
  palette: v.string(),
})

export interface Catalogue {
  readonly providers: v.InferOutput<typeof provider>[]
  readonly categories: v.InferOutput<typeof category>[]
  readonly games: v.InferOutput<typeof game>[]
}

/** Reads the demo catalogue that comes with the product. */
export async function readCatalogue(folder: string): Promise<Catalogue> {
  const read = async (file: string): Promise<unknown> => JSON.parse(await readFile(join(folder, file), 'utf8'))
  return {
    providers: v.parse(v.array(provider), await read('catalogue/providers.json')),
    categories: v.parse(v.object({ categories: v.array(category) }), await read('home.json')).categories,
    games: v.parse(v.array(game), await read('catalogue/games.json')),
  }
}
