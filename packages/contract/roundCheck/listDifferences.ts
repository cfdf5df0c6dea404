import * as v from 'valibot'
import { cursor, listOf, pageSize, sortBy } from '../list.ts'
import { pesos, seconds } from '../money.ts'
import { operation } from '../operation.ts'
import { outcomes } from './difference.ts'

export const differenceStates = ['', 'open', 'taken', 'waiting', 'explained', 'settled', 'closed'] as const

export const listDifferences = operation({
  method: 'GET',
  path: '/office/api/round-check/difference/list',
  access: 'staff',
  permission: 'round.read',
  summary: 'Rounds that a provider and the ledger do not have alike, newest first',
  query: v.object({
    /** A round's id at its provider, or a member's uid. */
    q: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(80)), ''),
    provider: v.optional(v.pipe(v.string(), v.maxLength(40)), ''),
    /** Open are also those that somebody has taken. */
    state: v.optional(v.picklist(differenceStates), ''),
    /** Those alone that do not go on by themselves: stopped there, open there for too long, or open here alone. */
    stuck: v.optional(v.picklist(['', 'yes']), ''),
    sort: sortBy('at'),
    cursor,
    page_size: pageSize(50, 200),
  }),
  answer: listOf(
    v.object({
      provider: v.string(),
      round_id: v.string(),
      kind: v.picklist(['missing_here', 'missing_there', 'amount', 'state', 'waiting', 'aged', 'stopped']),
      state: v.picklist(['open', 'taken', 'waiting', 'explained', 'settled', 'closed']),
      player: v.string(),
      game: v.string(),
      there_bet: pesos,
      there_win: pesos,
      here_bet: pesos,
      here_win: pesos,
      at: seconds,
      found_at: seconds,
      version: v.number(),
      note: v.string(),
      noted_by: v.string(),
      taken_by: v.string(),
      taken_at: v.nullable(seconds),
      outcome: v.picklist(['', ...outcomes]),
    }),
  ),
  refusals: {},
})
