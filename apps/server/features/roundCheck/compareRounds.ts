import type { officeContract } from '@saya/contract/office.ts'
import { done, refuse } from '@saya/contract/outcome.ts'
import { manilaDay } from '@saya/money'
import { tellsRecords } from '../../platform/gameProvider/gameProvider.ts'
import { ProviderFault } from '../../platform/gameProvider/providerFault.ts'
import type { Handler } from '../../platform/http/request/call.ts'
import { actAs } from '../staff/index.ts'
import { compareDay } from './compareDay.ts'
import type { RoundCheckDeps } from './deps.ts'

/** What the night does, for one day at one provider. Done again it finds what is true then. */
export function compareRounds(deps: RoundCheckDeps): Handler<typeof officeContract.roundCheck.compareRounds> {
  const { db, clock, gameProviders } = deps
  return async call => {
    const { provider: code, day } = call.body
    const provider = gameProviders.get(code)
    if (!provider) return refuse('not_found')
    if (!tellsRecords(provider)) return refuse('round_books_untold')
    const nowMs = clock.now()
    if (day > manilaDay(nowMs)) return refuse('round_day_ahead')
    const object = { kind: 'provider', id: code } as const
    await db.app(tx => actAs(tx, call, { action: 'round.make', object, after: { day }, nowMs }))
    try {
      return done(await compareDay(deps, provider, day))
    } catch (fault) {
      if (!(fault instanceof ProviderFault)) throw fault
      return refuse('provider_silent')
    }
  }
}
