import type { Jurisdiction } from '@saya/contract/gates.ts'
import type { contract } from '@saya/contract'
import { done, refuse } from '@saya/contract/outcome.ts'
import type { Logger } from 'pino'
import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/db/database.ts'
import type { GameProvider, GameProviders } from '../../../platform/gameProvider/gameProvider.ts'
import { tellChange } from '../../../platform/events/index.ts'
import { ProviderFault } from '../../../platform/gameProvider/providerFault.ts'
import type { Handler } from '../../../platform/http/request/call.ts'
import type { Random } from '../../../platform/random.ts'
import { isSessionOpen } from '../../identity/index.ts'
import { beginLaunch } from './beginLaunch.ts'
import { endGameSession } from './gameSession.store.ts'
import { hashGameToken, newGameToken } from './gameToken.ts'
import { judgeLaunch } from './launch.rules.ts'
import { findLaunchedGame } from './launch.store.ts'

export interface LaunchDeps {
  readonly db: Database
  readonly clock: Clock
  readonly random: Random
  readonly log: Logger
  readonly jurisdiction: Jurisdiction
  readonly gameProviders: GameProviders
}

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
    const begun = await db.member(uid, tx =>
      beginLaunch(deps, tx, { uid, token, offer, game: game.id, sessionId, brand, from }),
    )
    if (begun?.code === 'gate_reality_check') await tellChange(deps, uid, 'reality_check')
    if (begun) return begun
    const wish = { token, uid, gameCode: offer.gameCode, language: lang, device, returnUrl: `${origin}/` }
    const url = (await isStillIn(deps, uid, sessionId)) && (await ask(deps, provider, wish))
    if (url) return done(url)
    await db.member(uid, tx => endGameSession(tx, hashGameToken(token), clock.now()))
    return refuse('game_launch_failed')
  }
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
