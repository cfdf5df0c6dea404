import type { MemberTx } from '../../platform/db/database.ts'
import { liftGate, setGate } from '../gate/index.ts'
import { lockPesoWallet } from '../wallet/index.ts'
import { spellOf } from './played.rules.ts'
import { isPlaying, longestMs, readTrace } from './played.store.ts'
import { addCheck, findEvery, findLastAnswer, findOpenCheck } from './realityCheck.store.ts'

const minuteMs = 60_000

interface Moment {
  readonly uid: bigint
  readonly nowMs: number
}

/**
 * Sees how long a member has played by now, with the wallet locked. What is due is opened and closes play; else play closes when
 * it will be due for whoever plays on from now, which is never too early. Whoever plays nothing is asked nothing. True where a
 * check was opened.
 */
export async function renewCheck(tx: MemberTx, { uid, nowMs }: Moment): Promise<boolean> {
  return renew(tx, { uid, nowMs, plays: await isPlaying(tx, uid, nowMs) })
}

/** The same at a launch, behind which the member plays. */
export async function renewCheckAtLaunch(tx: MemberTx, { uid, nowMs }: Moment): Promise<void> {
  await renew(tx, { uid, nowMs, plays: true })
}

async function renew(tx: MemberTx, { uid, nowMs, plays }: Moment & { readonly plays: boolean }): Promise<boolean> {
  await lockPesoWallet(tx, uid)
  if (await findOpenCheck(tx, uid)) return false
  const spell = await readSpell(tx, uid, nowMs)
  const leftMs = (await findEvery(tx, uid)) * minuteMs - spell.playedMs
  const isDue = leftMs <= 0
  if (isDue) await addCheck(tx, { uid, ...spell, nowMs })
  const gate = { uid, cause: 'reality_check', closedUntilMs: null, nowMs } as const
  if (isDue) await setGate(tx, { ...gate, openUntilMs: null })
  else if (plays) await setGate(tx, { ...gate, openUntilMs: nowMs + leftMs })
  else await liftGate(tx, gate)
  return isDue
}

async function readSpell(tx: MemberTx, uid: bigint, nowMs: number) {
  const told = (await findLastAnswer(tx, uid)) ?? 0
  // A clock that was put back has answered later than now.
  const sinceMs = Math.min(Math.max(told, nowMs - longestMs), nowMs)
  return spellOf(await readTrace(tx, uid, sinceMs), { sinceMs, nowMs })
}
