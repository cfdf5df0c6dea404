import type { officeContract } from '@saya/contract/office.ts'
import { done, refuse } from '@saya/contract/outcome.ts'
import { readPlace, writePlace } from '../../platform/historyPlace.ts'
import type { Handler } from '../../platform/http/request/call.ts'
import { listOwnRecords, viewBet } from '../bet/index.ts'
import { findEntry } from '../identity/index.ts'
import type { DossierDeps } from './deps.ts'

export function listBets({ db }: DossierDeps): Handler<typeof officeContract.dossier.listBets> {
  return async ({ params: { uid }, query }) => {
    if (!(await db.app(tx => findEntry(tx, uid)))) return refuse('not_found')
    const place = readPlace(query.cursor)
    const last = place ? { opened_at: place.atMs, seq: place.seq } : undefined
    const rows = await db.member(uid, tx => listOwnRecords(tx, uid, { last, size: query.page_size }))
    const end = rows.length === query.page_size ? rows.at(-1) : undefined
    const bets = rows.map(viewBet)
    return done({
      d: bets.map(bet => ({
        id: bet.id,
        record_id: bet.record_id,
        round_id: bet.round_id,
        game: bet.game_name,
        provider: bet.brand_name,
        bet: bet.bet_amount,
        win: bet.settlement_amount,
        net: bet.net_amount,
        status: bet.status,
        at: bet.created_at,
      })),
      t: bets.length,
      ...(end ? { next: writePlace({ atMs: end.opened_at, seq: end.seq }) } : {}),
    })
  }
}
