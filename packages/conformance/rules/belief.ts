import { type Bench, must, peso } from '../bench.ts'
import type { Call, Twist } from '../call.ts'
import type { Rule } from '../rule.ts'

/** One of every kind of call that the dialect has. Each would be done if it were believed. */
async function everyCall(bench: Bench): Promise<Call[]> {
  await bench.fund()
  const [won, undone, left] = [bench.bet(10n * peso), bench.bet(10n * peso), bench.bet(10n * peso)]
  for (const bet of [won, undone, left]) await bench.insist(bet)
  const calls = [bench.bet(peso), bench.settle(won, 30n * peso), bench.rollback(undone), { kind: 'balance' } as const]
  switch (bench.driver.dialect) {
    case 'hub88':
      return calls
    case 'valkyrie':
      return [...calls, bench.promo(30n * peso), { kind: 'listing', ref: won.tx }, { kind: 'round', round: won.round }]
    case 'rpp':
      return [
        ...calls,
        bench.bet(10n * peso, { win: 30n * peso, closes: true }),
        bench.promo(30n * peso),
        bench.adjust(30n * peso),
        bench.adjust(-peso),
        { kind: 'close', tx: `${left.tx}-c`, round: left.round },
        { kind: 'authenticate' },
      ]
  }
}

function nameOf(call: Call): string {
  return call.kind === 'bet' && call.win !== undefined ? 'bet with its win' : call.kind
}

type Twists = (proofs: readonly string[]) => readonly Twist[]

/** None of the calls is heard, nor stands in the way of the true one that follows. */
function unheard(name: string, twists: Twists, only?: Rule['only']): Rule {
  return {
    name,
    ...(only ? { only } : {}),
    async check(bench) {
      const calls = await everyCall(bench)
      const start = await bench.balance()
      for (const twist of twists(bench.driver.proofs)) {
        const how = twist.without === undefined ? '' : ` without ${twist.without}`
        for (const call of calls) {
          const { said, word } = await bench.ask(call, twist)
          must(said === 'unheard', `A ${nameOf(call)}${how} was answered ${word}.`)
          must((await bench.balance()) === start, `A ${nameOf(call)}${how} moved money.`)
        }
      }
      for (const call of calls) {
        const { said, word } = await bench.insist(call)
        must(said === 'ok', `A true ${nameOf(call)} that followed was answered ${word}.`)
      }
    },
  }
}

export const belief: readonly Rule[] = [
  unheard('A forged request is not heard', () => [{ isForged: true }]),
  unheard('A request that leaves out what proves it is not heard', proofs => proofs.map(without => ({ without }))),
  unheard('A request of an unknown key is not heard', () => [{ isOfUnknownKey: true }], ['rpp']),
  unheard('A body that was altered after it was signed is not heard', () => [{ isAltered: true }], ['rpp', 'hub88']),
  unheard('A request of another time is not heard', () => [{ isOld: true }], ['rpp']),
  unheard('A request of a time to come is not heard', () => [{ isAhead: true }], ['rpp']),
  {
    name: 'A recorded request played again is not heard',
    only: ['rpp'],
    async check(bench) {
      const { driver, line } = bench
      const drafts = (await everyCall(bench)).map(call => [nameOf(call), driver.draft(call)] as const)
      for (const [name, draft] of drafts) {
        const { said, word } = driver.understand(draft, await line.exchange(draft))
        must(said === 'ok', `A ${name} was answered ${word}.`)
      }
      const end = await bench.balance()
      for (const [name, draft] of drafts) {
        const { said, word } = driver.understand(draft, await line.exchange(draft))
        must(said === 'unheard', `A ${name} that was played again was answered ${word}.`)
        must((await bench.balance()) === end, `A ${name} that was played again moved money.`)
      }
    },
  },
]
