import type { Logger } from 'pino'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/db/database.ts'
import type { GameProvider, GameProviders } from '../../platform/gameProvider/gameProvider.ts'
import { ProviderFault } from '../../platform/gameProvider/providerFault.ts'
import { touchContent } from './catalogue/catalogue.store.ts'
import { noteOffers, noteReached } from './catalogue/offer.store.ts'

export interface OfferDeps {
  readonly db: Database
  readonly clock: Clock
  readonly log: Logger
  readonly gameProviders: GameProviders
}

const minuteMs = 60_000
/** A provider that could not be asked may only just have been started: it is asked again so soon. */
const soonMs = 3000

type ListingProvider = GameProvider & Required<Pick<GameProvider, 'listGames'>>

/** Of one whose dialect has no list, the contract says which games it offers. */
function hasList(provider: GameProvider): provider is ListingProvider {
  return provider.listGames !== undefined
}

/**
 * Asks each provider that can be asked which games it has, and says so in the catalogue. What a provider does not
 * answer stays as it was: a game that cannot be opened then says so itself. One whose answer cannot be kept keeps the others
 * from nothing. What only providers offer who cannot be asked at all is coming. For somebody who calls every second.
 */
export function askOffers({ db, clock, log, gameProviders }: OfferDeps): () => Promise<void> {
  const nextAtMs = new Map<string, number>()
  let isReachKnown = false

  async function ask(provider: ListingProvider): Promise<void> {
    const { listsEveryMs = minuteMs } = provider
    try {
      const listed = await provider.listGames()
      await db.ref(async tx => {
        if (await noteOffers(tx, { providerCode: provider.code, listed, askable: [...gameProviders.keys()] }))
          await touchContent(tx)
      })
      nextAtMs.set(provider.code, clock.now() + listsEveryMs)
    } catch (fault) {
      const isSilent = fault instanceof ProviderFault
      // Where lists are counted, one that was answered at all has been counted too.
      const isCounted = provider.listsEveryMs !== undefined && isSilent && fault.message.startsWith('HTTP')
      const isFirst = !nextAtMs.has(provider.code)
      if (isSilent && isFirst) log.info({ provider: provider.code, why: fault.message }, 'no list of games')
      nextAtMs.set(provider.code, clock.now() + (isSilent && !isCounted ? soonMs : minuteMs))
      if (!isSilent) throw fault
    }
  }

  return async () => {
    // A server that knows of no provider is being set up, and its catalogue is looked at as it will be.
    if (!isReachKnown && gameProviders.size > 0) {
      await db.ref(async tx => {
        if (await noteReached(tx, [...gameProviders.keys()])) await touchContent(tx)
      })
      isReachKnown = true
    }
    const due = [...gameProviders.values()]
      .filter(hasList)
      .filter(({ code }) => (nextAtMs.get(code) ?? 0) <= clock.now())
    const faults: unknown[] = []
    for (const provider of due) await ask(provider).catch((fault: unknown) => void faults.push(fault))
    const [cause] = faults
    if (cause !== undefined) throw new AggregateError(faults, 'Not every list of games could be kept.', { cause })
  }
}
