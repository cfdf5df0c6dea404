import type { KeyObject } from 'node:crypto'
import { partnerNames } from '@saya/contract/identity/partner.ts'
import { type Clock, systemClock } from '../../../apps/server/platform/clock.ts'
import { openIdCheck } from '../../../apps/server/platform/idCheck/openIdCheck.ts'
import { openPartners } from '../../../apps/server/platform/partner/openPartners.ts'
import type { Partners } from '../../../apps/server/platform/partner/partner.ts'

export { houses, withHouses } from './houses.ts'
export { pushAt } from './pushAt.ts'

/** Of an account at a party: what we sign with, and what we check its answers by. */
interface AccountKeys {
  readonly key: KeyObject
  readonly theirKey: KeyObject
}

/** The party that reads IDs, which lives in the real time. */
export function idCheckAt(url: string, { key, theirKey }: AccountKeys) {
  const settings = {
    IDCHECK_URL: url,
    IDCHECK_WEB_URL: `${url}/idcheck`,
    IDCHECK_CLIENT_ID: 'saya000000000001',
    IDCHECK_KEY: key,
    IDCHECK_PARTY_KEY: theirKey,
  }
  return openIdCheck(settings, systemClock)
}

/** The partners at the stand-ins, each at its own address, knowing us by the same key. */
export function partnersAt(url: string, clock: Clock, keys: AccountKeys): Partners {
  const theirKey = keys.theirKey.export({ format: 'der', type: 'spki' }).toString('base64')
  const ofAll = (value: (name: string) => string) => partnerNames.map(name => `${name}=${value(name)}`).join()
  return openPartners(
    {
      PARTNER_URLS: ofAll(name => `${url}/partners/${name}`),
      PARTNER_CLIENTS: ofAll(() => 'saya000000000001'),
      PARTNER_PARTY_KEYS: ofAll(() => theirKey),
      PARTNER_KEY: keys.key,
    },
    clock,
  )
}
