import { refuse } from '@saya/contract/outcome.ts'
import type { RefTx } from '../../platform/db/database.ts'
import { wordOf } from './kept.rules.ts'
import { findWaitingChange, listSet } from './setting.store.ts'
import type { Turn } from './setWord.ts'

/** Why somebody cannot set it, as it stands; nothing where they can. It holds nothing and changes nothing: `setWord` asks again. */
export async function judgeWord(tx: RefTx, { name, before, after, by }: Omit<Turn, 'reason' | 'nowMs'>) {
  const kept = (await listSet(tx, [name])).get(name)
  if (wordOf(name, kept) !== before) return refuse('changed_meanwhile')
  const waiting = await findWaitingChange(tx, name)
  return waiting?.value === after && waiting.proposed_by === by.operatorId ? refuse('setting_own') : undefined
}
