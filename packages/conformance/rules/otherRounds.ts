import { type Bench, must, peso } from '../bench.ts'
import type { Bet, Call } from '../call.ts'
import type { Rule } from '../rule.ts'

async function allDone(bench: Bench, calls: readonly Call[]): Promise<void> {
  for (const call of calls) {
    const { said, word } = await bench.insist(call)
    must(said === 'ok', `A ${call.kind} in its own round was answered ${word}.`)
  }
}

/** What names another round than the bet that stands is refused, also when it comes again, and moves nothing. */
async function refusesAll(bench: Bench, calls: readonly Call[]): Promise<void> {
  const before = await bench.balance()
  for (const call of [...calls, ...calls]) {
    const { said, word } = await bench.insist(call)
    // Of the three documents one has a word for it.
    const isSo = said === 'refused' && (bench.driver.dialect !== 'rpp' || word === 'TX_CONFLICT')
    must(isSo, `A ${call.kind} that names another round than its bet’s was answered ${word}.`)
    must((await bench.balance()) === before, `A ${call.kind} that names another round than its bet’s moved money.`)
  }
}

/** A bet that was given back already may be answered so again, whatever round was named. */
async function movesNothing(bench: Bench, calls: readonly Call[]): Promise<void> {
  const before = await bench.balance()
  for (const call of [...calls, ...calls]) {
    await bench.insist(call)
    must((await bench.balance()) === before, 'A bet was given back again to one who named another round.')
  }
}

/** A round of another bet, and one that nobody bet in. */
function roundsBeside(bet: Bet, other: Bet): string[] {
  return [other.round, `${bet.round}-x`]
}

export const otherRounds: readonly Rule[] = [
  {
    name: 'A win that names another round than its bet’s pays nothing, and its bet still wins',
    async check(bench) {
      const start = await bench.fund()
      const [bet, other] = [bench.bet(10n * peso), bench.bet(10n * peso)]
      await allDone(bench, [bet, other])
      const stray = roundsBeside(bet, other).map(round => bench.settle(bet, 30n * peso, { round }))
      await refusesAll(bench, stray)
      await allDone(bench, [bench.settle(bet, 30n * peso), bench.settle(other, 30n * peso)])
      await refusesAll(bench, stray)
      must((await bench.balance()) === start + 40n * peso, 'Wins in their own rounds did not move what they say.')
    },
  },
  {
    name: 'A rollback that names another round than its bet’s gives nothing, however often it comes',
    async check(bench) {
      const start = await bench.fund()
      const [bet, other, won] = [bench.bet(10n * peso), bench.bet(10n * peso), bench.bet(10n * peso)]
      await allDone(bench, [bet, other, won, bench.settle(won, 30n * peso)])
      const astray = () => roundsBeside(bet, other).map(round => bench.rollback(bet, { round }))
      const early = astray()
      await refusesAll(bench, [...early, ...roundsBeside(won, other).map(round => bench.rollback(won, { round }))])
      await allDone(bench, [bench.rollback(bet)])
      await movesNothing(bench, [...early, ...astray()])
      await allDone(bench, [bench.settle(other, 30n * peso)])
      must((await bench.balance()) === start + 40n * peso, 'Bets in their own rounds did not end as they should.')
    },
  },
]
