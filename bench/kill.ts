import { killChapter, type KillFigures } from '../packages/testing/simulation/kill/killChapter.ts'
import { openKillPlace } from '../packages/testing/simulation/kill/killPlace.ts'
import type { Bench } from './load/bench.ts'
import { numberOption } from './load/options.ts'
import { progress } from './load/progress.ts'

const killsOfChapter = 20

export const bench: Bench = {
  summary: 'kill api, worker and database while members play and pay, and look for losses: [--kills 1000] [--seed 1]',
  run: kill,
}

async function kill(options: readonly string[]): Promise<number> {
  const kills = numberOption(options, 'kills', 1000)
  const seed = numberOption(options, 'seed', 1)
  const place = await openKillPlace()
  const show = progress('Killing', kills)
  const total = { acknowledged: 0, retried: 0 }
  const paid = { deposits: 0, credited: 0, kept: 0, withdrawals: 0, paidOut: 0, givenBack: 0, lost: 0 }
  try {
    for (let done = 0; done < kills; done += killsOfChapter) {
      const wish = {
        seed: seed + done,
        kills: Math.min(killsOfChapter, kills - done),
        firstUid: BigInt(1 + done * 100),
        onKill: (killed: number, { acknowledged }: KillFigures) =>
          show(done + killed, `${total.acknowledged + acknowledged} acknowledged`),
      }
      const { faults, acknowledged, retried, cashier } = await killChapter(place, wish)
      total.acknowledged += acknowledged
      total.retried += retried
      for (const name of names(paid)) paid[name] += cashier[name]
      if (faults.length === 0) continue
      console.log([`Seed ${wish.seed} fails:`, ...faults.slice(0, 40)].join('\n  '))
      console.log(place.words())
      return 1
    }
    console.log('All acknowledged commands are there once, the readers are right and the auditor finds nothing.')
    console.log(`KILLS ${kills} acknowledged ${total.acknowledged} retried ${total.retried} faults 0`)
    console.log(
      `CASHIER ${names(paid)
        .map(name => `${name} ${paid[name]}`)
        .join(' ')}`,
    )
    return 0
  } finally {
    await place.remove()
  }
}

function names<T extends object>(counts: T): (keyof T & string)[] {
  return Object.keys(counts) as (keyof T & string)[]
}
