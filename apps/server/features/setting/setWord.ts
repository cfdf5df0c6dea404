import { done, refuse } from '@saya/contract/outcome.ts'
import { type SettingName, settings } from '@saya/contract/setting/settings.ts'
import type { Staff } from '../../platform/auth/caller.ts'
import type { RefTx } from '../../platform/db/database.ts'
import { addProposal, decideProposal } from '../../platform/proposal/proposal.store.ts'
import { isWeaker } from './guarded.rules.ts'
import { keptOf, wordOf } from './kept.rules.ts'
import { lockSet, lockWaitingChange, setTo } from './setting.store.ts'

export interface Turn {
  readonly name: SettingName
  readonly before: string
  readonly after: string
  readonly reason: string
  readonly by: Pick<Staff, 'operatorId' | 'email'>
  readonly nowMs: number
}

/** Sets what stands as it was seen, or proposes it where it takes two, and agrees to what a colleague proposed. */
export async function setWord(tx: RefTx, turn: Turn) {
  const { name, before, after } = turn
  const kept = await lockSet(tx, name, keptOf(settings[name][0]))
  if (wordOf(name, kept) !== before) return refuse('changed_meanwhile')
  const agreed = await agreeTo(tx, turn)
  if (agreed.ok && !agreed.data.is_waiting) await setTo(tx, name, keptOf(after))
  return agreed
}

/** Whether it is set now, or waits for a second person. */
async function agreeTo(tx: RefTx, { name, before, after, reason, by, nowMs }: Turn) {
  const waiting = await lockWaitingChange(tx, name)
  const isOwn = waiting?.proposed_by === by.operatorId
  const isSame = waiting?.value === after
  if (waiting && isSame && isOwn) return refuse('setting_own')
  const to = isSame ? 'approved' : 'refused'
  if (waiting) await decideProposal(tx, 'setting_change', { id: waiting.id, to, by, decision: reason, nowMs })
  if (isSame || !isWeaker(name, { before, after })) return done({ is_waiting: false })
  await addProposal(tx, 'setting_change', { about: { name, value: after, reason }, by, nowMs })
  return done({ is_waiting: true })
}
