import { randomUUID } from 'node:crypto'
import type { Clock } from '../clock.ts'
import type { GameProviders } from './gameProvider.ts'
import { rppProvider } from './rppProvider.ts'

interface GivenKey {
  readonly provider: string
  readonly id: string
  readonly bytes: Buffer
}

export interface ProviderPlace {
  readonly code: string
  readonly url: string
  readonly pages: string
}

interface ProvidersOptions {
  readonly places: readonly ProviderPlace[]
  /** Those that the provider is let in by: both sides sign with them. */
  readonly keys: readonly GivenKey[]
  readonly clock: Clock
}

/** The providers whose address we have, by the names of their contracts. One without a key of ours cannot be asked. */
export function openGameProviders({ places, keys, clock }: ProvidersOptions): GameProviders {
  const opened = places.flatMap(place => {
    const key = keys.find(({ provider }) => provider === place.code)
    return key ? [rppProvider({ ...place, keyId: key.id, key: key.bytes, clock, newId: randomUUID })] : []
  })
  return new Map(opened.map(provider => [provider.code, provider]))
}

const written = /^([a-z0-9-]{2,40})=([^|\s]+?)(?:\|(\S+))?$/

/**
 * Reads `code=address` pieces, separated by commas or new lines; behind a bar stands where the pages come from, where that
 * is not the address itself. Null where any piece is of another form.
 */
export function readProviderPlaces(text: string): readonly ProviderPlace[] | null {
  const places = text
    .split(/[,\s]+/)
    .filter(Boolean)
    .map(piece => {
      const [, code = '', url = '', pages = url] = written.exec(piece) ?? []
      return { code, url, pages }
    })
  const isGood = places.every(({ code, url, pages }) => code !== '' && isWeb(url) && isWeb(pages))
  return isGood && new Set(places.map(({ code }) => code)).size === places.length ? places : null
}

function isWeb(text: string): boolean {
  return URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)
}
