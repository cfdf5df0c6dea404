import type { officeContract } from '@saya/contract/office.ts'
import { done, refuse } from '@saya/contract/outcome.ts'
import { type SettingName, settings } from '@saya/contract/setting/settings.ts'
import type { Staff } from '../../platform/auth/caller.ts'
import type { RefTx } from '../../platform/db/database.ts'
import type { Handler } from '../../platform/http/request/call.ts'
import { addProposal, decideProposal } from '../../platform/proposal/proposal.store.ts'
import { actFirst, type StaffDeps } from '../staff/index.ts'
import { isWeaker } from './guarded.rules.ts'
import { isWord, keptOf, wordOf } from './kept.rules.ts'
import { lockSet, lockWaitingChange, setTo } from './setting.store.ts'

/**
 * Nothing is set that was not seen as it is. What makes members less protected is proposed by one of staff, and set once a colleague
 * asks for the same; whatever else is set instead refuses it.
 */
export function changeSetting(deps: StaffDeps): Handler<typeof officeContract.setting.changeSetting> {
  return async call => {
    const { name, before, after, reason } = call.body
    if (!isWord(name, after)) return refuse('setting_unknown')
    const object = { kind: 'setting', id: name } as const
    const change = { before: { value: before }, after: { value: after } }
    const act = { action: 'setting.change', object, ...change, reason } as const
    return actFirst(deps, { actor: call, act }, () =>
      deps.db.ref(async tx => {
        const kept = await lockSet(tx, name, keptOf(settings[name][0]))
        if (wordOf(name, kept) !== before) return refuse('changed_meanwhile')
        const turn = { name, before, after, reason, by: call.caller, nowMs: deps.clock.now() }
        const agreed = await agreeTo(tx, turn)
        if (!agreed.ok || agreed.data.is_waiting) return agreed
        await setTo(tx, name, keptOf(after))
        return agreed
      }),
    )
  }
}

interface Turn {
  readonly name: SettingName
  readonly before: string
  readonly after: string
  readonly reason: string
  readonly by: Pick<Staff, 'operatorId' | 'email'>
  readonly nowMs: number
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
