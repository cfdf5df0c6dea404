import { ObjectFault, type ObjectStore } from '../../../platform/objects/index.ts'

export const proofKind = 'exclusion-proof'

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
