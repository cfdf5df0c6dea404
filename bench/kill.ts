import { killChapter } from '../packages/testing/simulation/killChapter.ts'
import { openKillPlace } from '../packages/testing/simulation/killPlace.ts'
import type { Bench } from './load/bench.ts'
import { numberOption } from './load/options.ts'
import { progress } from './load/progress.ts'

const killsOfChapter = 20

export const bench: Bench = {
  summary: 'kill servers and database in turn under load, and look for what was lost: [--kills 1000] [--seed 1]',
  run: kill,
}

async function kill(options: readonly string[]): Promise<number> {
  const kills = numberOption(options, 'kills', 1000)
  const seed = numberOption(options, 'seed', 1)
  const place = await openKillPlace()
  const show = progress('Killing', kills)
  let [done, acknowledged] = [0, 0]
  try {
    while (done < kills) {
      const wish = {
        seed: seed + done,
        kills: Math.min(killsOfChapter, kills - done),
        firstUid: BigInt(1 + done * 100),
      }
      let own = 0
      function onKill(killed: number, answered: number): void {
        own = answered
        show(done + killed, `${acknowledged + answered} acknowledged`)
      }
      const faults = await killChapter(place, { ...wish, onKill })
      done += wish.kills
      acknowledged += own
      if (faults.length === 0) continue
      console.log([`Seed ${wish.seed} fails:`, ...faults.slice(0, 40)].join('\n  '))
      return 1
    }
    console.log(`${done} kills: none of ${acknowledged} acknowledged commands was lost, every wallet is whole.`)
    return 0
  } finally {
    await place.remove()
  }
}
