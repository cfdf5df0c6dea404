import type { Recipient } from '@saya/contract/redemption/recipient.ts'
import type { MasterKeys } from '../../platform/objects/masterKeys.ts'
import { open, seal } from '../../platform/objects/seal.ts'
import type { Random } from '../../platform/random.ts'

/** It opens for this redemption alone, wherever its row is put. */
function nameOf(id: string) {
  return { kind: 'redemption-recipient', id }
}

export function sealRecipient(
  id: string,
  recipient: Recipient,
  { masters, random }: { readonly masters: MasterKeys; readonly random: Random },
): Buffer {
  return seal(Buffer.from(JSON.stringify(recipient)), nameOf(id), { master: masters.current, random })
}

export function openRecipient(
  { id, sealedRecipient }: { readonly id: string; readonly sealedRecipient: Buffer },
  { masters }: { readonly masters: MasterKeys },
): Recipient {
  return JSON.parse(open(sealedRecipient, nameOf(id), masters).toString()) as Recipient
}
