import { setTimeout as pass } from 'node:timers/promises'
import { doneDays } from '../apps/server/demo/town/townDay.rules.ts'
import { readTowns } from '../apps/server/demo/town/townFile.ts'
import { buildWhatIsStale } from '../tools/build.ts'
import type { Bench } from './load/bench.ts'
import { numberOption } from './load/options.ts'
import { percentile } from './load/figures.ts'
import { progress } from './load/progress.ts'
import { startProduct } from './load/startProduct.ts'

/** A demo is opened for somebody who stands beside it. */
export const bench: Bench = {
  summary: 'how soon a demo answers, how soon its town is there, and how it answers meanwhile: [--most 120]',
  async run(args) {
    const mostSeconds = numberOption(args, 'most', 120)
    await buildWhatIsStale(console.log)
    const startedAt = performance.now()
    const secondsSince = () => (performance.now() - startedAt) / 1000
    const product = await startProduct({ town: true })
    const answeredAt = secondsSince()
    const answersMs: number[] = []
    const show = progress('Days', 35)
    try {
      for (;;) {
        answersMs.push(await timeHome(product.url))
        const [town] = await readTowns(product.data)
        if (town) show(doneDays(town))
        if (town && doneDays(town) >= town.days) break
        if (secondsSince() > 10 * mostSeconds) throw new Error('The town does not come to its end.')
        await pass(250)
      }
      const thereAt = secondsSince()
      const [middle, most] = [percentile(answersMs, 50), Math.max(...answersMs)]
      console.log(`TOWN answered after ${answeredAt.toFixed(1)} s, there after ${thereAt.toFixed(1)} s`)
      console.log(`HOME meanwhile ${middle.toFixed(0)} ms in the middle, ${most.toFixed(0)} ms at most`)
      return thereAt <= mostSeconds ? 0 : 1
    } finally {
      await product.stop()
    }
  },
}

async function timeHome(url: string): Promise<number> {
  const startedAt = performance.now()
  const answer = await fetch(url)
  await answer.text()
  if (!answer.ok) throw new Error(`The home page answered ${answer.status}.`)
  return performance.now() - startedAt
}
