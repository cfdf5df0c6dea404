import { ObjectFault, type ObjectStore } from '../../../platform/objects/index.ts'
import { renewPhoto } from '../../kyc/index.ts'

const proofKind = 'exclusion-proof'

export function proofKeyOf(name: string): string {
  return `${proofKind}/${name}`
}

export async function readProof({ objects }: { readonly objects: ObjectStore }, key: string): Promise<Buffer | null> {
  try {
    return await objects.get(key)
  } catch (fault) {
    if (fault instanceof ObjectFault && fault.code === 'missing') return null
    throw fault
  }
}

/** Keeps a picture sealed, made anew as the photos of an identity check are, and names it; nothing where it is no picture. */
export async function keepProof(
  { objects }: { readonly objects: ObjectStore },
  bytes: Uint8Array,
): Promise<string | undefined> {
  const renewed = await renewPhoto(bytes)
  if (!renewed.ok) return undefined
  const key = await objects.put(proofKind, renewed.photo.bytes)
  return key.slice(proofKind.length + 1)
}
