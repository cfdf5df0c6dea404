import type { KeyObject } from 'node:crypto'
import type { Clock } from '../clock.ts'
import { gateway } from './gateway.ts'
import { type IdCheck, IdCheckFault } from './idCheck.ts'
import { readSignedEvent } from './readSignedEvent.ts'
import { realIdCheck } from './realIdCheck.ts'

interface IdCheckSettings {
  readonly IDCHECK_URL: string
  readonly IDCHECK_CLIENT_ID: string
  readonly IDCHECK_KEY?: KeyObject | undefined
  readonly IDCHECK_PARTY_KEY?: KeyObject | undefined
  readonly IDCHECK_WEB_URL: string
}

/** The party that the settings name. Without keys, which only a workshop can be, there is none. */
export function openIdCheck(settings: IdCheckSettings, clock: Clock): IdCheck {
  const { IDCHECK_URL: url, IDCHECK_CLIENT_ID: clientId, IDCHECK_WEB_URL: webUrl } = settings
  const { IDCHECK_KEY: key, IDCHECK_PARTY_KEY: partyKey } = settings
  if (!key || !partyKey) return { open: refuse, result: refuse, readEvent: () => undefined }
  const call = gateway({ url, clientId, key, partyKey, clock })
  return {
    ...realIdCheck({ call, webUrl, clock }),
    readEvent: sent => readSignedEvent({ clientId, partyKey, clock }, sent),
  }
}

async function refuse(): Promise<never> {
  throw new IdCheckFault('there are no keys to speak to the party with', { isRetryable: false })
}
