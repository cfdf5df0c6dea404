import * as v from 'valibot'
import { pesos, seconds } from '../money.ts'

/** One round of a game, as the member who played it sees it. */
export const betRecord = v.object({
  id: v.string(),
  /** What support is told to find the record by. */
  record_id: v.string(),
  round_id: v.string(),
  brand_name: v.string(),
  game_name: v.string(),
  tl_name: v.string(),
  /** By which the game is opened, and its picture; empty where the catalogue has it no more. */
  game_code: v.string(),
  img: v.string(),
  game_type: v.number(),
  currency: v.literal('PHP'),
  bet_amount: pesos,
  /** What the round added to the balance, or took from it. */
  net_amount: pesos,
  settlement_amount: pesos,
  /** 0 while the round is open. */
  settle_time: seconds,
  created_at: seconds,
  status: v.picklist(['pending', 'completed', 'failed']),
})
