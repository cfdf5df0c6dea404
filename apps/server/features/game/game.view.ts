import type { gameCard, gameRow } from '@saya/contract/game/card.ts'
import type * as v from 'valibot'
import type { GameRow } from './game.store.ts'
import { percent } from './catalogue/percent.ts'

const flag = (is: boolean) => (is ? 1 : 0)

export function viewCard(row: GameRow): v.InferOutput<typeof gameCard> {
  return {
    id: String(row.id),
    code: row.code,
    en_name: row.en_name,
    tl_name: row.tl_name,
    img: row.img,
    venue_id: row.venue_id,
    platform_name: row.platform_name,
    is_hot: flag(row.is_hot),
    is_new: flag(row.is_new),
    has_dealer: flag(row.has_dealer),
    maintained: flag(row.maintained || row.provider_maintained),
    coming: flag(!row.is_offered),
    game_type: row.game_type,
  }
}

export function viewGame(row: GameRow): v.InferOutput<typeof gameRow> {
  return {
    ...viewCard(row),
    game_id: row.code,
    logo: row.logo,
    online: flag(row.online),
    platform_id: row.platform_id,
    rtp: percent(row.rtp_ppm),
    sorting: row.sorting,
  }
}
