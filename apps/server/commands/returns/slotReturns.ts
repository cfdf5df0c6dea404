import { roundReturn, simulationRng } from '@saya/game-math'
import { exposureOf, halfWidth, type Sample, simulate } from '../../../../games/slots/rules/index.ts'
import type { Title } from '../../../../games/slots/shape.ts'
import type { Playing } from './returnsKind.ts'

const betweenLines = 5000

/** What a slot pays: counted on its reels, and beside it what so many rounds that are really played come to. */
export async function* slotReturns(title: Title, { rounds, seed, show }: Playing): AsyncGenerator<string> {
  yield `${title.name.en}, version ${title.version}. All but the stakes is in hundredths of what is staked.`
  yield* computed(title)
  let last: Sample | undefined
  for (const sample of simulate(title, { rng: simulationRng(seed), rounds, every: betweenLines })) {
    last = sample
    show(`${sample.rounds} of ${rounds} rounds, ${Math.floor((100 * sample.rounds) / rounds)} %: ${played(sample)}`)
    // Whoever stops the command is heard between two lines.
    await new Promise(resolve => setImmediate(resolve))
  }
  if (last) yield* simulated(title, last)
}

function computed(title: Title): string[] {
  const { main, freeSpins, pick, hold, whole } = roundReturn(title)
  const parts = { spins: main, 'free spins': freeSpins, boxes: pick, 'held coins': hold }
  const named = Object.entries(parts).filter(([, part]) => part > 0)
  return [
    `computed return  ${whole.toFixed(4)}   (${named.map(([name, part]) => `${name} ${part.toFixed(4)}`).join(', ')})`,
    `declared return  ${(title.declared.returnPpm / 10_000).toFixed(4)}`,
    `largest round    ${title.mostWin} times the stake`,
    ...exposureOf(title).map(({ stake, mostWin }) => `  a stake of ₱${stake} can win ₱${mostWin} at most`),
  ]
}

function simulated({ declared }: Title, sample: Sample): string[] {
  const hit = (100 * sample.hits) / sample.rounds
  return [
    `played           ${played(sample)} (99 of 100 such runs hold the true return between)`,
    `hit rate         ${hit.toFixed(2)} %, declared ${(declared.hitPpm / 10_000).toFixed(2)} %`,
    `deviation        ${sample.deviation.toFixed(0)}, declared ${declared.deviation}, volatility ${declared.volatility} of 5`,
    `largest seen     ${sample.biggest}, and ${sample.capped} rounds ended at the most a round may pay`,
  ]
}

function played(sample: Sample): string {
  return `${sample.mean.toFixed(2)} ± ${halfWidth(sample).toFixed(2)}`
}
