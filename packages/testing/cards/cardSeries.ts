import { type IdTypeCode, idTypeCodes } from '@saya/contract/kyc/idTypes.ts'
import { seededRandom } from '../simulation/seededRandom.ts'
import { type CardFacts, cardFacts } from './cardFacts.ts'
import { type DrawnCard, drawCard } from './drawCard.ts'
import { drawReceipt } from './drawReceipt.ts'
import type { Light, Shot } from './photograph.ts'

export type SeriesFault = 'blurred' | 'dark' | 'glare' | 'cropped' | 'not_an_id' | 'wrong_type' | 'expired'

export interface SeriesCard {
  readonly facts: CardFacts
  readonly card: DrawnCard
  readonly shot: Shot
  /** What was asked for. */
  readonly wanted: IdTypeCode
  /** What has to be found wrong with it; nothing is wrong with most. */
  readonly fault: SeriesFault | null
  /** Straight, sharp and without grain: what a careful person sends. */
  readonly isClean: boolean
}

const lights: readonly Light[] = ['even', 'dim', 'side']

/** Cards as people photograph them: every kind in every light, askew, tilted, soft and grainy; a third of them clean. */
export function readableCards(count: number, today: string): SeriesCard[] {
  return Array.from({ length: count }, (_, at) => {
    const type = typeAt(at)
    const random = seededRandom(at * 31 + 7)
    const isClean = Math.floor(at / 8) % 3 === 0
    const facts = cardFacts({ type, seed: at + 1000, today })
    const quarter = !isClean && random.isOnceIn(6) ? random.pick([90, 180, 270]) : 0
    const shot: Shot = {
      seed: at,
      light: lights[(at + Math.floor(at / 8)) % 3] ?? 'even',
      turned: quarter + (random.share() * 2 - 1) * (isClean ? 3 : 12),
      tilt: random.share() * (isClean ? 0.02 : 0.06),
      blur: isClean ? 0 : random.share() * 1.3,
      noise: isClean ? 2 : random.share() * 9,
      fill: quarter % 180 === 90 ? 0.62 : 0.66 + random.share() * 0.14,
    }
    return { facts, card: drawCard(facts), shot, wanted: type, fault: null, isClean }
  })
}

const spoiled: readonly SeriesFault[] = ['blurred', 'dark', 'glare', 'cropped', 'not_an_id', 'wrong_type', 'expired']

/** Pictures that have to be refused, each for a reason of its own. */
export function spoiledCards(count: number, today: string): SeriesCard[] {
  return Array.from({ length: count }, (_, at) => {
    const fault = spoiled[at % spoiled.length] as SeriesFault
    const withExpiry = (['DRIVING_LICENSE', 'PASSPORT', 'POSTAL', 'PRC'] as const)[at % 4] as IdTypeCode
    const type = fault === 'expired' ? withExpiry : typeAt(at)
    const facts = cardFacts({ type, seed: at + 5000, today, isExpired: fault === 'expired' })
    const card = fault === 'not_an_id' ? drawReceipt(at) : drawCard(facts)
    const shot: Shot = { seed: at + 300, light: 'even', turned: (at % 5) - 2, noise: 2, ...harm(fault) }
    const wanted = fault === 'wrong_type' ? typeAt(at + 3) : type
    return { facts, card, shot, wanted, fault, isClean: false }
  })
}

function harm(fault: SeriesFault): Partial<Shot> {
  if (fault === 'blurred') return { blur: 9 }
  if (fault === 'dark') return { brightness: 0.13 }
  if (fault === 'glare') return { glare: true }
  return fault === 'cropped' ? { shift: 0.3 } : {}
}

/** The newest kind comes last, so that the others keep their pictures. */
const newest: IdTypeCode = 'NATIONAL_ID'
const series: readonly IdTypeCode[] = [...idTypeCodes.filter(code => code !== newest), newest]

function typeAt(at: number): IdTypeCode {
  return series[at % series.length] as IdTypeCode
}
