import type { Jurisdiction } from '@saya/contract/gates.ts'
import { rebateCaps } from '@saya/contract/rebateCap/rebateCap.ts'
import type { Units } from '@saya/money'
import type { MemberTx } from '../../platform/db/database.ts'
import { instant } from '../../platform/db/instant.ts'
import { lockPesoWallet, post, type Posting } from '../wallet/index.ts'
import { type FindRoom, findLegalRoom } from './cap/findLegalRoom.ts'
import { extendHeld } from './extendHeld.ts'
import { findStop, mayCollect } from './readGates.ts'
import { coins, judgeReward, type RewardCode, type RewardKey, rewardIdOf } from './reward.rules.ts'
import { lockReward, type Reward, setReward } from './reward.store.ts'

/** The steps of a posting, in the order in which they are made: each lock before the next, the posting last. */
export const collectSteps = ['lockReward', 'lockWallet', 'readGates', 'findRoom', 'setPosted', 'post'] as const
export type CollectStep = (typeof collectSteps)[number]

export interface CollectDeps {
  readonly jurisdiction: Jurisdiction
  /** Where it is not the law of the place that says whether there is room. */
  readonly findRoom?: FindRoom | undefined
  /** Told before each step is made. */
  readonly onStep?: ((step: CollectStep, tx: MemberTx) => Promise<void>) | undefined
}

export type CollectCode =
  | RewardCode
  | 'reward_unknown'
  | 'reward_standing'
  | 'reward_stopped'
  | 'reward_waiting'
  | 'reward_account_closed'

export type CollectResult =
  | { readonly ok: true; readonly isNew: boolean; readonly reward: Reward }
  | { readonly ok: false; readonly code: CollectCode; readonly reward?: Reward }

export interface Collecting extends RewardKey {
  readonly nowMs: number
}

interface CollectRun extends Collecting, CollectDeps {
  readonly tx: MemberTx
  readonly reward: Reward
}

/** A step answers the reward as it leaves it, or what the whole comes to. */
type Step = (run: CollectRun) => Promise<Reward | { readonly end: CollectResult }>

const makes: Readonly<Record<Exclude<CollectStep, 'lockReward'>, Step>> = {
  lockWallet,
  readGates,
  findRoom,
  setPosted,
  post: postReward,
}

/**
 * Posts what was promised, once, however often and at once it is asked for. Nothing of it is there before the commit of the
 * caller's transaction, in which it comes last.
 */
export async function collectReward(tx: MemberTx, deps: CollectDeps, asked: Collecting): Promise<CollectResult> {
  let reward: Reward | undefined
  for (const step of collectSteps) {
    await deps.onStep?.(step, tx)
    const next =
      step === 'lockReward' ? await findLocked(tx, asked) : await make(step, { ...deps, ...asked, tx, reward })
    if ('end' in next) return next.end
    reward = next
  }
  if (!reward) throw new Error('Nothing was collected.')
  return { ok: true, isNew: true, reward }
}

function make(
  step: keyof typeof makes,
  { reward, ...run }: Omit<CollectRun, 'reward'> & { reward: Reward | undefined },
) {
  if (!reward) throw new Error('The reward is locked first.')
  return makes[step]({ ...run, reward })
}

async function findLocked(tx: MemberTx, asked: Collecting): ReturnType<Step> {
  const reward = await lockReward(tx, rewardIdOf(asked))
  if (!reward) return { end: { ok: false, code: 'reward_unknown' } }
  const judged = judgeReward(reward, asked.nowMs)
  if (judged === 'post') return reward
  const extended = judged === 'reward_expired' && (await extendHeld(tx, reward, asked.nowMs))
  if (extended) return extended
  return { end: judged === 'posted' ? { ok: true, isNew: false, reward } : { ok: false, code: judged, reward } }
}

async function lockWallet({ tx, uid, reward }: CollectRun): ReturnType<Step> {
  const wallet = await lockPesoWallet(tx, uid)
  return wallet?.isClosed === false ? reward : { end: { ok: false, code: 'reward_account_closed', reward } }
}

/** Whoever excluded themselves is still given the money that was promised before, and need not play it. */
async function readGates({ tx, reward, ...run }: CollectRun): ReturnType<Step> {
  const stop = await findStop(tx, run)
  const isOwed = stop?.cause === 'exclusion' && reward.isPlayWaived
  if (stop && !isOwed) return { end: { ok: false, code: 'reward_stopped', reward } }
  return (await mayCollect(tx, run)) ? reward : { end: { ok: false, code: 'reward_standing', reward } }
}

/** What finds no room stays open, and is posted without being collected again once there is some. */
async function findRoom({ tx, reward, nowMs, jurisdiction, findRoom: find }: CollectRun): ReturnType<Step> {
  const ask = find ?? findLegalRoom(rebateCaps[jurisdiction])
  const room = await ask(tx, reward, nowMs)
  if (room.ok) return reward
  const collected = reward.collectedAtMs === null ? { collected_at: instant(nowMs) } : {}
  const set = { ...collected, is_automatic: true, reason: room.reason, due_at: instant(room.againAtMs) }
  return { end: { ok: false, code: 'reward_waiting', reward: await setReward(tx, reward, set) } }
}

function setPosted({ tx, reward, nowMs }: CollectRun): Promise<Reward> {
  const collected = reward.collectedAtMs === null ? { collected_at: instant(nowMs) } : {}
  return setReward(tx, reward, { ...collected, status: 'posted', reason: '', due_at: null, ended_at: instant(nowMs) })
}

async function postReward({ tx, reward, nowMs }: CollectRun): Promise<Reward> {
  const posted = await post(tx, postingOf(reward, nowMs))
  if (!posted.ok) throw new Error(`The ledger refused the reward ${reward.id}: ${posted.code}.`)
  return reward
}

function postingOf({ uid, id: reference, kind, amount, multiple, isPlayWaived }: Reward, nowMs: number): Posting {
  const named: { uid: bigint; reference: string; amount: Units; nowMs: number } = { uid, reference, amount, nowMs }
  if (kind === coins) return { ...named, act: 'points' }
  return { ...named, act: 'promotion', cashType: kind, multiple: isPlayWaived ? 0 : multiple }
}
