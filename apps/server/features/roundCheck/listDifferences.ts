import type { officeContract } from '@saya/contract/office.ts'
import type { outcomes } from '@saya/contract/roundCheck/difference.ts'
import { done } from '@saya/contract/outcome.ts'
import { formatPesos } from '@saya/money'
import type { Handler } from '../../platform/http/request/call.ts'
import type { DifferenceKind } from './compare.rules.ts'
import type { RoundCheckDeps } from './deps.ts'
import { type DifferenceRow, listDifferences as listRows } from './difference.store.ts'

const place = /^(\d{1,14}) ([!-~]{1,64}) ([!-~]{1,64})$/

export function listDifferences({ db }: RoundCheckDeps): Handler<typeof officeContract.roundCheck.listDifferences> {
  return async ({ query: { q, provider, state, stuck, sort, cursor, page_size: size } }) => {
    const page = { last: readPlace(cursor), isDown: sort !== 'at', size: size + 1 }
    const rows = await db.app(tx => listRows(tx, { provider, words: q, state, isStuck: stuck !== '' }, page))
    const shown = rows.slice(0, size)
    const last = rows.length > size ? shown.at(-1) : undefined
    const d = shown.map(view)
    return done({ d, t: d.length, ...(last ? { next: `${last.at} ${last.round_id} ${last.player_ref}` } : {}) })
  }
}

function readPlace(cursor: string) {
  const [, at, roundId = '', playerRef = ''] = place.exec(cursor) ?? []
  return at === undefined ? null : { atMs: Number(at), roundId, playerRef }
}

function view(row: DifferenceRow) {
  return {
    provider: row.provider,
    round_id: row.round_id,
    kind: row.kind as DifferenceKind,
    state: stateOf(row),
    player: row.player_ref,
    game: row.game,
    there_bet: formatPesos(row.there_bet),
    there_win: formatPesos(row.there_win),
    here_bet: formatPesos(row.here_bet),
    here_win: formatPesos(row.here_win),
    at: Math.floor(row.at / 1000),
    found_at: Math.floor(row.found_at / 1000),
    version: row.version,
    note: row.note,
    noted_by: row.noted_by,
    taken_by: row.taken_by,
    taken_at: row.taken_at === null ? null : Math.floor(row.taken_at / 1000),
    outcome: row.outcome as '' | (typeof outcomes)[number],
  }
}

function stateOf({ closed_at: closedAt, kind, note, outcome, taken_by: takenBy }: DifferenceRow) {
  if (closedAt !== null) return 'closed' as const
  if (outcome !== '') return 'settled' as const
  if (kind === 'waiting') return 'waiting' as const
  if (note !== '') return 'explained' as const
  return takenBy === '' ? ('open' as const) : ('taken' as const)
}
