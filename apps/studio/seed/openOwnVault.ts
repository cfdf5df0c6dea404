import type { Random } from '../platform/random.ts'
import type { StudioSettings } from '../readSettings.ts'
import { openVault, type Vault } from './openVault.ts'

/** The studio's own vault, by the keys it was given. */
export function openOwnVault(settings: StudioSettings, random: Random): Vault {
  const { STUDIO_SEED_KEY: current, STUDIO_SEED_KEY_PREVIOUS: previous = [], STUDIO_CLOSING_KEY: closing } = settings
  return openVault({ seals: [current, ...previous], closing }, random)
}
