import type { contract } from '@saya/contract'
import type { AnswerOf } from '@saya/contract/handler.ts'
import { formatPesos } from '@saya/money'
import type { BetRow } from './bet.store.ts'
import { recordStatuses, type RecordStatus } from './betRecord.ts'

const names = Object.keys(recordStatuses) as RecordStatus[]

export function viewBet(row: BetRow): AnswerOf<typeof contract.bet.getBet> {
  return {
    id: String(row.seq),
    record_id: `${row.uid}-${row.seq}`,
    round_id: row.round_id,
    brand_name: row.brand_name ?? '',
    game_name: row.game_name ?? '',
    tl_name: row.tl_name ?? '',
    game_code: row.game_code ?? '',
    img: row.img ?? '',
    game_type: row.game_type,
    currency: 'PHP',
    bet_amount: formatPesos(row.bet),
    net_amount: formatPesos(row.win + row.refund - row.bet),
    settlement_amount: formatPesos(row.win),
    settle_time: row.settled_at === null ? 0 : Math.floor(row.settled_at / 1000),
    created_at: Math.floor(row.opened_at / 1000),
    status: names.find(name => recordStatuses[name] === row.status) ?? 'pending',
  }
}
