import * as v from 'valibot'
import { askProvider, readAnswer } from './askProvider.ts'
import type { GameProvider } from './gameProvider.ts'
import { ownPage } from './ownPage.ts'
import { ProviderFault } from './providerFault.ts'

export interface ValkyrieProviderOptions {
  readonly code: string
  /** Where it is asked, with Valkyrie's own path of the provider at its end, and where its pages come from. */
  readonly url: string
  readonly pages: string
  /** What we are called there. */
  readonly casino: string
  /** The key that Valkyrie lets operators in by. */
  readonly key: string
}

const launched = v.object({ gameUrl: v.string() })

/**
 * A provider behind Valkyrie's operator API, which has two calls: one opens a game, one shows a round. Which games there are,
 * what was played and who is to leave it has no call for.
 */
export function valkyrieProvider({ code, url, pages, casino, key }: ValkyrieProviderOptions): GameProvider {
  const base = url.replace(/\/$/, '')
  const known = { authorization: `Bearer ${key}` }
  return {
    code,
    dialect: 'valkyrie',
    pages: new URL(pages).origin,
    async launch({ token, uid, gameCode, language }) {
      const body = { playerId: String(uid), providerGameId: gameCode, currency: 'PHP', country: 'PH', language, casino }
      const { status, text } = await askProvider({
        method: 'POST',
        url: `${base}/gamelaunch`,
        headers: { ...known, 'content-type': 'application/json', 'x-player-token': token },
        body: JSON.stringify(body),
      })
      if (status === 404) return undefined
      if (status !== 200) throw new ProviderFault(`HTTP ${status}`)
      const read = v.safeParse(launched, readAnswer(text))
      if (!read.success) throw new ProviderFault('an answer of another form')
      return ownPage(read.output.gameUrl, pages)
    },
    /** The call names no player: whose round it is, the ledger has said before. */
    async findRoundPage({ roundId }) {
      const shown = `${base}/gamerounds/${encodeURIComponent(roundId)}/render?casinoId=${encodeURIComponent(casino)}`
      const { status, location } = await askProvider({ method: 'GET', url: shown, headers: known })
      // Some modules answer a round that they do not know with 400, and some draw it themselves, on no address of its own.
      if (status === 200 || status === 400 || status === 404) return undefined
      if (status !== 302 || location === null) throw new ProviderFault(`HTTP ${status}`)
      return ownPage(location, pages)
    },
  }
}
