import type { Jurisdiction } from '@saya/contract/gates.ts'
import type { contract } from '@saya/contract'
import { momentText } from '@saya/contract/manilaText.ts'
import { done, refuse } from '@saya/contract/outcome.ts'
import type { Logger } from 'pino'
import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/db/database.ts'
import type { Location } from '../../../platform/geolocation/index.ts'
import type { GameProvider, GameProviders } from '../../../platform/gameProvider/gameProvider.ts'
import { tellChange } from '../../../platform/events/index.ts'
import { ProviderFault } from '../../../platform/gameProvider/providerFault.ts'
import type { Handler } from '../../../platform/http/request/call.ts'
import type { Random } from '../../../platform/random.ts'
import { isSessionOpen } from '../../identity/index.ts'
import { liftEnded } from '../../gate/index.ts'
import { refuseAct } from '../../kyc/index.ts'
import { findPlayStop, renewRest } from '../../limit/index.ts'
import { renewCheckAtLaunch } from '../../realityCheck/index.ts'
import { lockPesoWallet, mayBet } from '../../wallet/index.ts'
import { endGameSession, openGameSession } from './gameSession.store.ts'
import { hashGameToken, newGameToken } from './gameToken.ts'
import { judgeLaunch, type Offer } from './launch.rules.ts'
import { findLaunchedGame } from './launch.store.ts'
import { mayOpenFrom, withSigns } from './location.rules.ts'
import { addRefusedLaunch, findCountryBefore } from './refusedLaunch.store.ts'

export interface LaunchDeps {
  readonly db: Database
  readonly clock: Clock
  readonly random: Random
  readonly log: Logger
  readonly jurisdiction: Jurisdiction
  readonly gameProviders: GameProviders
}

/** How long a member may play without coming back to us. */
const sessionMs = 12 * 3_600_000

/**
 * The way into a game: who may play is asked here, and again by the ledger for every bet. The session is ours before the
 * provider hears of it, since it may ask about it before its answer is here; if there is none, the session ends.
 */
export function launchGame(deps: LaunchDeps): Handler<typeof contract.game.launchGame> {
  const { db, clock, random, gameProviders } = deps
  return async ({ caller: { uid, sessionId }, body, origin, brand, locate }) => {
    const { code, lang, device, minutes_ahead: ahead } = body
    const game = await db.ref(tx => findLaunchedGame(tx, code))
    const judged = judgeLaunch(game, name => gameProviders.has(name))
    if (!judged.ok || !game) return refuse(judged.ok ? 'game_not_found' : judged.code)
    const { offer } = judged
    const provider = gameProviders.get(offer.providerCode)
    if (!provider) return refuse('game_coming')
    const token = newGameToken(random, { uid, game: game.id })
    const from = { told: locate(), aheadMinutes: ahead === '' ? null : Number(ahead) }
    const begun = await begin(deps, { uid, token, offer, game: game.id, sessionId, brand, from })
    if (begun?.code === 'gate_reality_check') await tellChange(deps, uid, 'reality_check')
    if (begun) return begun
    const wish = { token, uid, gameCode: offer.gameCode, language: lang, device, returnUrl: `${origin}/` }
    const url = (await isStillIn(deps, uid, sessionId)) && (await ask(deps, provider, wish))
    if (url) return done(url)
    await db.member(uid, tx => endGameSession(tx, hashGameToken(token), clock.now()))
    return refuse('game_launch_failed')
  }
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
function begin({ db, clock, jurisdiction }: LaunchDeps, beginning: Beginning) {
  const { uid, token, offer, game, sessionId, brand, from } = beginning
  const nowMs = clock.now()
  return db.member(uid, async tx => {
    const countryBefore = await findCountryBefore(tx, { uid, sinceMs: nowMs - movedWithinMs })
    const location = withSigns(from.told, { aheadMinutes: from.aheadMinutes, countryBefore })
    if (!mayOpenFrom(location, jurisdiction)) {
      await addRefusedLaunch(tx, { uid, game, location, nowMs })
      return refuse('game_elsewhere')
    }
    await lockPesoWallet(tx, uid)
    await renewRest(tx, { uid, nowMs })
    await renewCheckAtLaunch(tx, { uid, nowMs })
    const refused = await refuseAct(tx, { uid, gate: 'play', nowMs, jurisdiction }, 'game_kyc_required')
    if (refused) return refused
    const stop = await findPlayStop(tx, uid, nowMs)
    if (stop) return { ...refuse(limitCodes[stop.counts]), values: { until: momentText(stop.untilMs) } }
    // What is over at this moment must not keep the bets out that follow.
    await liftEnded(tx, uid, nowMs)
    if (!(await mayBet(tx, uid, nowMs))) return refuse('play_paused')
    const session = { tokenHash: hashGameToken(token), uid, provider: offer.provider, game, sessionId, brand }
    await openGameSession(tx, { ...session, location, openedAtMs: nowMs, expiresAtMs: nowMs + sessionMs })
    return undefined
  })
}

/** Asked once the session is there: a sign-out that is not seen here yet finds it, and ends it. */
function isStillIn({ db, clock }: LaunchDeps, uid: bigint, id: string): Promise<boolean> {
  return db.app(tx => isSessionOpen(tx, { uid, id, nowMs: clock.now() }))
}

async function ask(
  { log }: LaunchDeps,
  provider: GameProvider,
  wish: Parameters<GameProvider['launch']>[0],
): Promise<string | undefined> {
  try {
    return await provider.launch(wish)
  } catch (fault) {
    if (!(fault instanceof ProviderFault)) throw fault
    log.warn({ provider: provider.code, game: wish.gameCode, why: fault.message }, 'a game could not be opened')
    return undefined
  }
}
