import type { Jurisdiction } from '@saya/contract/gates.ts'
import type { Location, VpnSign } from '../../../platform/geolocation/index.ts'

/** The only country that the licence is for. */
const licensed = 'PH'

/** How far ahead of UTC a clock in Manila is. */
const manilaMinutes = 480

interface LaunchSignals {
  /** How far the browser's clock is ahead of UTC, in minutes; nothing where it did not say. */
  readonly aheadMinutes: number | null
  /** The country of the launch shortly before; nothing where there was none, or nobody knew. */
  readonly countryBefore: string
}

/** What proves that a connection hides where its user is: the way out of Tor, and a network that the operator's own list says so of. */
const hiding: readonly VpnSign[] = ['tor', 'network']

/** A location with what else speaks for a VPN: a clock or a journey is a sign, for people to look at, and closes nothing by itself. */
export function withSigns(location: Location, { aheadMinutes, countryBefore }: LaunchSignals): Location {
  const { country, signs } = location
  const more: readonly VpnSign[] = [
    ...(country === licensed && aheadMinutes !== null && aheadMinutes !== manilaMinutes ? (['clock'] as const) : []),
    ...(country !== '' && countryBefore !== '' && country !== countryBefore ? (['moved'] as const) : []),
  ]
  return { ...location, signs: [...signs, ...more] }
}

/**
 * Whether the law lets a game be opened from there. What nobody knows is not known to be elsewhere: it is recorded so, and opens. Whoever
 * hides where they are is refused as whoever is elsewhere. By the standard law everything is recorded, and nothing refused.
 */
export function mayOpenFrom(
  { country, signs }: Pick<Location, 'country' | 'signs'>,
  jurisdiction: Jurisdiction,
): boolean {
  if (jurisdiction !== 'strict') return true
  return (country === '' || country === licensed) && !signs.some(sign => hiding.includes(sign))
}
