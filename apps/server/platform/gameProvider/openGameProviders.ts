import { randomUUID } from 'node:crypto'
import type { Clock } from '../clock.ts'
import type { GameProvider, GameProviders } from './gameProvider.ts'
import { hub88Provider } from './hub88Provider.ts'
import type { ProviderAccount } from './providerAccounts.ts'
import { rppProvider } from './rppProvider.ts'
import { valkyrieProvider } from './valkyrieProvider.ts'

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
  /** Those that the provider is let in by: in RPP/1 both sides sign with them. */
  readonly keys: readonly GivenKey[]
  /** What we are known by where another dialect is spoken. */
  readonly accounts?: readonly ProviderAccount[]
  readonly clock: Clock
}

/** The providers whose address we have, by the names of their contracts. One without a key of ours cannot be asked. */
export function openGameProviders(options: ProvidersOptions): GameProviders {
  const opened = options.places.flatMap(place => openOne(place, options) ?? [])
  return new Map(opened.map(provider => [provider.code, provider]))
}

function openOne(place: ProviderPlace, { keys, accounts = [], clock }: ProvidersOptions): GameProvider | undefined {
  const account = accounts.find(({ code }) => code === place.code)
  if (account?.dialect === 'hub88') return hub88Provider({ ...place, ...account })
  if (account?.dialect === 'valkyrie') return valkyrieProvider({ ...place, ...account })
  const key = keys.find(({ provider }) => provider === place.code)
  return key && rppProvider({ ...place, keyId: key.id, key: key.bytes, clock, newId: randomUUID })
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
