import { createECDH } from 'node:crypto'
import { isOfService } from '../../platform/push/pushServices.ts'

interface Candidate {
  readonly endpoint: string
  readonly p256dh: string
}

/** Whether a browser can be reached there: by a service that we know, with a key that something can be sealed for. */
export function isUsable({ endpoint, p256dh }: Candidate, services: readonly string[]): boolean {
  return isOfService(services, endpoint) && isPoint(Buffer.from(p256dh, 'base64url'))
}

function isPoint(bytes: Buffer): boolean {
  const ecdh = createECDH('prime256v1')
  ecdh.generateKeys()
  try {
    return ecdh.computeSecret(bytes).length > 0
  } catch {
    return false
  }
}
