import type { ObjectStore } from '../../../platform/objects/index.ts'
import { renewPhoto } from '../../kyc/index.ts'
import { proofKind } from './proof.ts'

/** Keeps a picture of a proof sealed, made anew as the photos of an identity check are, and names it; nothing where it is no picture. */
export async function keepProof(
  { objects }: { readonly objects: ObjectStore },
  bytes: Uint8Array,
): Promise<string | undefined> {
  const renewed = await renewPhoto(bytes)
  if (!renewed.ok) return undefined
  const key = await objects.put(proofKind, renewed.photo.bytes)
  return key.slice(proofKind.length + 1)
}
