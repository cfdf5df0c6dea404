import { simulationRng } from '@saya/game-math'
import {
  allHands,
  anyAllowed,
  bonusReturn,
  countNaturals,
  lookAhead,
  type Sample,
  simulate,
  strongestBack,
} from '../../../../games/pusoy/rules/index.ts'
import type { Title } from '../../../../games/pusoy/shape.ts'
import { naturals } from '../../../../games/pusoy/shape.ts'
import type { Playing } from './returnsKind.ts'

/** How a player may lay their cards who does not lay them as the bots do. */
const styles = {
  'as the bots do': undefined,
  'the strongest back first': strongestBack(),
  'anyhow, but allowed': anyAllowed(simulationRng(7)),
} as const

const betweenLines = 500
/** Each deal is four rounds, one for each place from which it is looked at. */
const placesOfDeal = 4
/** A hand that is tried out takes as long as many rounds. */
const roundsPerHand = 800
const dealsPerHand = 80
/** Other ways differ by far more than is measured so. */
const shareOfOthers = 10

/** What pusoy returns: naturals counted, all else played, each way of laying cards by itself. */
export async function* pusoyReturns(title: Title, { rounds, seed, show }: Playing): AsyncGenerator<string> {
  yield* counted(title)
  for (const [name, style] of Object.entries(styles)) {
    const count = Math.ceil(rounds / placesOfDeal / (style ? shareOfOthers : 1))
    let last: Sample | undefined
    const chance = { title, rng: simulationRng(seed), deals: count, every: betweenLines, ...(style ? { style } : {}) }
    for (const sample of simulate(chance)) {
      last = sample
      show(
        `${name}: ${sample.deals} of ${count} deals, ${Math.floor((100 * sample.deals) / count)} %: ${played(sample)}`,
      )
      // Whoever stops the command is heard between two lines.
      await new Promise(resolve => setImmediate(resolve))
    }
    if (last) yield* lines(name, last)
  }
  yield* lookedAhead(title, { rounds, seed, show })
}

/** How much better than the bots a player could do who knew how often everything wins. */
async function* lookedAhead(title: Title, { rounds, seed, show }: Playing): AsyncGenerator<string> {
  const hands = Math.max(1, Math.floor(rounds / roundsPerHand))
  let line = ''
  for (const gain of lookAhead({ title, rng: simulationRng(seed), hands, deals: dealsPerHand })) {
    line = `looking ahead: ${gain.mean.toFixed(2)} ± ${gain.halfWidth.toFixed(2)} more than the bots’ way, in ${gain.hands} hands of ${dealsPerHand} deals each`
    show(line)
    await new Promise(resolve => setImmediate(resolve))
  }
  yield line
}

function counted(title: Title): string[] {
  const { name, version, declared, stakes, mostWin, bonus } = title
  const counts = countNaturals()
  const { numerator, denominator } = bonusReturn(title)
  return [
    `${name.en}, version ${version}. All but the stakes is in hundredths of what is staked.`,
    ...naturals.map(
      natural => `${natural.padEnd(15)} ${counts[natural]} of ${allHands} hands, pays ${bonus[natural]} besides`,
    ),
    `naturals return  ${((100 * numerator) / denominator).toFixed(4)} besides, counted`,
    `declared return  ${(declared.returnPpm / 10_000).toFixed(4)}`,
    ...stakes.map(stake => `a stake of ₱${stake} can win ₱${stake * mostWin} at most`),
  ]
}

function lines(name: string, sample: Sample): string[] {
  return [
    `${name}: ${played(sample)} (99 of 100 such runs hold the true return between)`,
    `  wins in ${sample.hits.toFixed(2)} % of rounds, loses the whole stake in ${sample.losses.toFixed(2)} %, deviation ${sample.deviation.toFixed(1)}, ${sample.naturalPpm.toFixed(0)} naturals in a million hands`,
  ]
}

function played({ mean, halfWidth, deals }: Sample): string {
  return `${mean.toFixed(4)} ± ${halfWidth.toFixed(4)} in ${deals} deals, each from four places`
}
