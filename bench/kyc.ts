import { buildWhatIsStale } from '../tools/build.ts'
import { captureCards } from './kyc/captureCards.ts'
import { openKycWorld } from './kyc/openKycWorld.ts'
import { reviewCases } from './kyc/reviewCases.ts'
import type { Bench } from './load/bench.ts'
import { median, percentile } from './load/figures.ts'
import { numberOption, textOption } from './load/options.ts'

/** How long a member waits for what was read off their card, and what the machine adds to each review. */
export const bench: Bench = {
  summary: 'seconds from capture to result and per review by keys: [--cards 12] [--cases 12] [--only captures|reviews]',
  async run(options) {
    const only = textOption(options, 'only')
    await buildWhatIsStale(console.log)
    const place = await openKycWorld()
    try {
      const captures = only === 'reviews' ? [] : await captureCards(place.world, numberOption(options, 'cards', 12))
      const reviews = only === 'captures' ? [] : await reviewCases(place.world, numberOption(options, 'cases', 12))
      tell(
        'from capture to the answer',
        captures.map(({ known }) => known),
      )
      tell(
        'from capture to the result shown, behind its ring',
        captures.map(({ shown }) => shown),
      )
      tell(
        'per review, keys only: approved',
        reviews.filter(({ how }) => how === 'approved').map(({ seconds }) => seconds),
      )
      tell(
        'per review, keys only: sent back with two reasons',
        reviews.filter(({ how }) => how === 'sent back').map(({ seconds }) => seconds),
      )
      tell(
        'per review, keys only: all',
        reviews.map(({ seconds }) => seconds),
      )
      if (captures.length > 0)
        console.log(`read well ${captures.filter(({ isRead }) => isRead).length} of ${captures.length}`)
      return 0
    } finally {
      await place.close()
    }
  },
}

function tell(what: string, seconds: readonly number[]): void {
  if (seconds.length === 0) return
  const most = Math.max(...seconds)
  const figures = [median(seconds), percentile(seconds, 95), most].map(figure => figure.toFixed(2))
  console.log(`SECONDS ${what}: median ${figures[0]}, p95 ${figures[1]}, most ${figures[2]} of ${seconds.length}`)
}
