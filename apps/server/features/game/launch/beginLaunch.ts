import type { Jurisdiction } from '@saya/contract/gates.ts'
import { momentText } from '@saya/contract/manilaText.ts'
import { refuse } from '@saya/contract/outcome.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { MemberTx } from '../../../platform/db/database.ts'
import type { Location } from '../../../platform/geolocation/index.ts'
import { liftEnded } from '../../gate/index.ts'
import { refuseAct } from '../../kyc/index.ts'
import { addStop, findPlayStop, renewRest } from '../../limit/index.ts'
import { renewCheckAtLaunch } from '../../realityCheck/index.ts'
import { lockPesoWallet, mayBet } from '../../wallet/index.ts'
import { openGameSession } from './gameSession.store.ts'
import { hashGameToken } from './gameToken.ts'
import type { Offer } from './launch.rules.ts'
import { mayOpenFrom, withSigns } from './location.rules.ts'
import { addRefusedLaunch, findCountryBefore } from './refusedLaunch.store.ts'

/** How long a member may play without coming back to us. */
const sessionMs = 12 * 3_600_000

/** The steps of opening a game session, in the order in which they are made. */
export const launchSteps = [
  'findLocation',
  'lockWallet',
  'renewTimes',
  'readGates',
  'readLimits',
  'liftEnded',
  'openSession',
] as const
export type LaunchStep = (typeof launchSteps)[number]

export interface BeginDeps {
  readonly clock: Clock
  readonly jurisdiction: Jurisdiction
  /** Told before each step is made. */
  readonly onStep?: ((step: LaunchStep, tx: MemberTx) => Promise<void>) | undefined
}

interface Beginning {
  readonly uid: bigint
  readonly token: string
  readonly offer: Offer
  readonly game: number
  /** The sign-in that it ends with. */
  readonly sessionId: string
  readonly brand: string
  /** Where the call comes from, and how far its browser's clock is ahead. */
  readonly from: { readonly told: Location; readonly aheadMinutes: number | null }
}

/** Nobody is in another country so soon. */
const movedWithinMs = 2 * 3_600_000

const limitCodes = { spent: 'game_limit_spent', lost: 'game_limit_lost' } as const

/**
 * Opens the session, or says why this member may not play. With the wallet locked, since a block locks it too: one that
 * comes before is seen here, and one that comes after ends what was opened.
 */
export async function beginLaunch({ clock, jurisdiction, onStep }: BeginDeps, tx: MemberTx, beginning: Beginning) {
  const { uid, token, offer, game, sessionId, brand, from } = beginning
  const nowMs = clock.now()
  await onStep?.('findLocation', tx)
  const countryBefore = await findCountryBefore(tx, { uid, sinceMs: nowMs - movedWithinMs })
  const location = withSigns(from.told, { aheadMinutes: from.aheadMinutes, countryBefore })
  if (!mayOpenFrom(location, jurisdiction)) {
    await addRefusedLaunch(tx, { uid, game, location, nowMs })
    return refuse('game_elsewhere')
  }
  await onStep?.('lockWallet', tx)
  await lockPesoWallet(tx, uid)
  await onStep?.('renewTimes', tx)
  await renewRest(tx, { uid, nowMs })
  await renewCheckAtLaunch(tx, { uid, nowMs })
  await onStep?.('readGates', tx)
  const refused = await refuseAct(tx, { uid, gate: 'play', nowMs, jurisdiction }, 'game_kyc_required')
  if (refused?.code === 'gate_rest') await addStop(tx, { uid, counts: 'time', atMs: nowMs })
  if (refused) return refused
  await onStep?.('readLimits', tx)
  const stop = await findPlayStop(tx, uid, nowMs)
  if (stop) {
    await addStop(tx, { uid, counts: stop.counts, atMs: nowMs })
    return { ...refuse(limitCodes[stop.counts]), values: { until: momentText(stop.untilMs) } }
  }
  await onStep?.('liftEnded', tx)
  // What is over at this moment must not keep the bets out that follow.
  await liftEnded(tx, uid, nowMs)
  if (!(await mayBet(tx, uid, nowMs))) return refuse('play_paused')
  await onStep?.('openSession', tx)
  const session = { tokenHash: hashGameToken(token), uid, provider: offer.provider, game, sessionId, brand }
  await openGameSession(tx, { ...session, location, openedAtMs: nowMs, expiresAtMs: nowMs + sessionMs })
  return undefined
}
