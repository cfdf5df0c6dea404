import { type HarmBand, harmBands, isAtLeast } from '@saya/contract/harmDesk/bands.ts'
import { type HarmMarker, harmMarkers } from '@saya/contract/harmDesk/markers.ts'
import type { HarmTerms } from '@saya/contract/harmDesk/terms.ts'

/** What a marker measures. Null where nothing is known. */
export interface Reading {
  readonly value: number
  /** What it is compared with: an amount in units, or hundredths of a second. */
  readonly base: bigint | null
}

export type Readings = Readonly<Record<HarmMarker, Reading | null>>

export interface MarkerPoints extends Reading {
  readonly marker: HarmMarker
  readonly points: number
}

export interface Score {
  readonly points: number
  readonly reached: HarmBand
  readonly markers: readonly MarkerPoints[]
  readonly unknown: readonly HarmMarker[]
}

/** What a member's markers come to. What is not known gives nothing, and is said to be unknown. */
export function scoreOf(readings: Readings, terms: HarmTerms): Score {
  const markers = harmMarkers.flatMap(marker => {
    const reading = readings[marker]
    const points = reading ? pointsOf(reading.value, terms.markers[marker]) : 0
    return reading && points > 0 ? [{ marker, ...reading, points }] : []
  })
  const points = markers.reduce((sum, one) => sum + one.points, 0)
  return {
    points,
    reached: bandOfPoints(points, terms),
    markers,
    unknown: harmMarkers.filter(marker => readings[marker] === null),
  }
}

function pointsOf(value: number, steps: HarmTerms['markers'][HarmMarker]): number {
  return Math.max(0, ...steps.filter(([from]) => value >= from).map(([, points]) => points))
}

function bandOfPoints(points: number, { bands }: HarmTerms): HarmBand {
  if (points >= bands.stop) return 'stop'
  if (points >= bands.contact) return 'contact'
  return points >= bands.watch ? 'watch' : 'none'
}

/** A band that two people have lowered. */
export interface Lowering {
  readonly band: HarmBand
  readonly points: number
  readonly untilDay: string
}

/** Where a member stands. A lowering holds up to its day, and for no more points than there were when it was asked for. */
export function standingBand(
  { reached, points }: Pick<Score, 'reached' | 'points'>,
  lowering: Lowering | null,
  day: string,
) {
  if (!lowering || day > lowering.untilDay || points > lowering.points) return reached
  return isAtLeast(reached, lowering.band) ? lowering.band : reached
}

export function isHigher(band: HarmBand, than: HarmBand): boolean {
  return harmBands.indexOf(band) > harmBands.indexOf(than)
}
