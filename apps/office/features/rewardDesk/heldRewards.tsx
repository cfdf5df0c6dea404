import { groupDigits } from '@saya/money'
import { callOffice } from '../../shared/client.ts'
import type { Entity } from '../../shared/entity.ts'
import { uidFilter } from '../../shared/list/listFilters.ts'
import { base } from '../../shared/navigation.ts'
import { writePesos } from '../../shared/pesos.ts'
import { timeCell } from '../../shared/list/timeCell.tsx'
import { type HeldReward, ownDesks, rewardActs } from './acts.ts'

/** Rewards that a person has to look at before their members get them. */
export const heldRewards: Entity<HeldReward> = {
  name: 'rewards',
  title: 'Held rewards',
  nouns: ['reward', 'rewards'],
  empty: 'No rewards to review',
  columns: [
    { name: 'held', title: 'Held since', sort: 'held', cell: row => timeCell(row.held_at) },
    { name: 'uid', title: 'Member', cell: row => <a href={`${base}/members/${row.uid}`}>{row.uid}</a> },
    { name: 'name', title: 'Reward', cell: rewardOf },
    { name: 'amount', title: 'Amount', sort: '-amount', isNumber: true, cell: amountOf },
    { name: 'reason', title: 'Held because', cell: whyOf },
  ],
  filters: [uidFilter],
  order: () => 'held',
  idOf: row => row.id,
  list: (filters, { cursor }) => callOffice('GET /office/api/reward/list', { query: { ...filters, cursor } }),
  acts: rewardActs,
}

function rewardOf({ name, promotion }: HeldReward) {
  return (
    <span className="cellWords">
      {name}
      <small>{promotion}</small>
    </span>
  )
}

function amountOf({ asset, amount }: HeldReward): string {
  return asset === 'PHP' ? `₱${writePesos(amount)}` : `${groupDigits(amount)} Filcoins`
}

function whyOf({ reason }: HeldReward) {
  const desk = ownDesks.get(reason)
  return desk ? <a href={`${base}/${desk.path}`}>Decided under {desk.title}</a> : wordsOf(reason)
}

/** `shared_device` reads as “Shared device”. */
function wordsOf(reason: string): string {
  const words = reason.replaceAll('_', ' ')
  return words.slice(0, 1).toUpperCase() + words.slice(1)
}
