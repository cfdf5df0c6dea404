import type { RealityCheck } from '@saya/contract/realityCheck/realityCheck.ts'
import { formatPesos } from '@saya/money'
import type { MemberTx } from '../../platform/db/database.ts'
import { findClosing, findGates } from '../gate/index.ts'
import { isPlaying, sumPlay } from './played.store.ts'
import { findEvery, findNext, findOpenCheck, type OpenCheck } from './realityCheck.store.ts'

const minuteMs = 60_000

/** What waits for a member's answer. Where play is closed to them for a graver cause, nothing does meanwhile. */
export async function viewCheck(tx: MemberTx, uid: bigint, nowMs: number): Promise<RealityCheck> {
  const closing = findClosing(await findGates(tx, uid, nowMs), 'play')
  const open = closing?.cause === 'reality_check' ? await findOpenCheck(tx, uid) : undefined
  const nextMs = closing || !(await isPlaying(tx, uid, nowMs)) ? undefined : await findNext(tx, uid)
  return {
    every_minutes: await findEvery(tx, uid),
    due: open ? await viewOpen(tx, uid, open) : null,
    next_at: nextMs === undefined ? null : Math.ceil(nextMs / 1000),
  }
}

async function viewOpen(tx: MemberTx, uid: bigint, { id, fromMs, playedMs }: OpenCheck) {
  const { staked, net } = await sumPlay(tx, uid, fromMs)
  return {
    id,
    from: Math.floor(fromMs / 1000),
    minutes: Math.round(playedMs / minuteMs),
    staked: formatPesos(staked),
    won: formatPesos(staked + net),
    net: formatPesos(net),
  }
}
