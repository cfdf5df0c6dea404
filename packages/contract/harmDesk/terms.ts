import * as v from 'valibot'
import { type HarmMarker, harmMarkers } from './markers.ts'

const point = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100))
const step = v.strictTuple([v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1_000_000)), point])

/** Each step asks for more and gives more, so that more of a marker never gives fewer points. */
const steps = v.pipe(
  v.array(step),
  v.minLength(1),
  v.maxLength(6),
  v.check(
    all =>
      all.every(
        ([from, points], at) => at === 0 || (from > (all[at - 1]?.[0] ?? 0) && points > (all[at - 1]?.[1] ?? 0)),
      ),
    'Each step must ask for more than the one before it and give more points.',
  ),
)

const markerSteps = v.strictObject(
  Object.fromEntries(harmMarkers.map(marker => [marker, steps])) as Record<HarmMarker, typeof steps>,
)

/** From how many points on each band is reached, what each marker gives, and how long a contact that is done is left alone. */
export const harmTerms = v.strictObject({
  bands: v.pipe(
    v.strictObject({ watch: point, contact: point, stop: point }),
    v.check(({ watch, contact, stop }) => watch < contact && contact < stop, 'Each band must ask for more points.'),
  ),
  quiet_days: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(90)),
  markers: markerSteps,
})
export type HarmTerms = v.InferOutput<typeof harmTerms>

/** What holds until two people have agreed on other terms. */
export const firstHarmTerms: HarmTerms = {
  bands: { watch: 4, contact: 8, stop: 14 },
  quiet_days: 14,
  markers: {
    net_loss: [
      [150, 1],
      [250, 2],
      [400, 4],
    ],
    income_share: [
      [10, 1],
      [25, 3],
      [50, 6],
    ],
    deposits_a_day: [
      [300, 1],
      [400, 2],
      [600, 4],
    ],
    chased_losses: [
      [2, 1],
      [5, 2],
      [10, 4],
    ],
    failed_deposits: [
      [3, 1],
      [6, 2],
      [12, 3],
    ],
    stake_spread: [
      [100, 1],
      [200, 2],
    ],
    rising_stakes: [
      [150, 1],
      [250, 2],
      [400, 3],
    ],
    long_sessions: [
      [1, 1],
      [4, 2],
      [10, 4],
    ],
    night_share: [
      [10, 1],
      [25, 2],
    ],
    active_days: [
      [15, 1],
      [22, 2],
      [28, 3],
    ],
    deposit_ways: [
      [3, 1],
      [5, 2],
    ],
    limits_raised: [
      [1, 1],
      [3, 2],
      [5, 3],
    ],
    breaks_taken: [
      [2, 1],
      [3, 2],
    ],
    limits_reached: [
      [2, 1],
      [5, 2],
      [10, 3],
    ],
    said_regret: [
      [1, 4],
      [2, 6],
    ],
    said_money: [
      [1, 4],
      [2, 6],
    ],
    said_complaint: [
      [1, 1],
      [3, 2],
    ],
    faster_games: [
      [130, 1],
      [200, 2],
    ],
    second_account: [
      [1, 2],
      [2, 3],
    ],
    young_age: [[1, 1]],
  },
}
