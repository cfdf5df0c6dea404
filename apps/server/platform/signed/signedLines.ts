import { createHash, createPrivateKey, createPublicKey, type KeyObject, sign, verify } from 'node:crypto'

/** A line of a file outside the database, tied to the one before it. What it says beside that is its writer's. */
export interface SignedLine {
  readonly at: string
  /** The hash of the line before. */
  readonly before: string
  readonly signature: string
  /** Which database it was signed of. One that was restored is another. */
  readonly database: string
  /** Since when lines of another database lie before it, which nobody accepted yet. */
  readonly movedAt?: string
  /** Why a person accepted what was there then, whatever was signed before: with this line all begins anew. */
  readonly accepted?: string
}

export interface LineFault {
  readonly line: number
  readonly fault: string
}

// The fixed beginning of an Ed25519 key in PKCS #8; the 32 bytes of the key itself follow.
const keyForm = Buffer.from('302e020100300506032b657004220420', 'hex')

export function signingKey(seed: Buffer): KeyObject {
  return createPrivateKey({ key: Buffer.concat([keyForm, seed]), format: 'der', type: 'pkcs8' })
}

/** Signs what a line says, which is one text of JSON. */
export function signLine(text: string, key: KeyObject): string {
  const signature = sign(null, Buffer.from(text), key).toString('base64')
  return JSON.stringify({ ...(JSON.parse(text) as object), signature })
}

export function hashOfLine(line: string): string {
  return createHash('sha256').update(line).digest('hex')
}

interface Reading<T> {
  readonly key: KeyObject
  /** Whether it is known what the first of them follows, which is nothing. */
  readonly isFromBeginning: boolean
  /** What was signed of a line, in the same words and order. */
  readonly textOf: (line: T) => string
}

/**
 * Reads some lines and proves that none was changed, added or taken out since it was signed. What lies before a line that
 * a person accepted counts no more, as long as that line follows it: one that is put elsewhere accepts nothing.
 */
export function readSignedLines<T extends SignedLine>(text: string, { key, isFromBeginning, textOf }: Reading<T>) {
  const publicKey = createPublicKey(key)
  const faults: LineFault[] = []
  const lines: T[] = []
  let before = isFromBeginning ? '' : undefined
  for (const [index, written] of text.split('\n').filter(Boolean).entries()) {
    const line = parse<T>(written)
    if (!line) faults.push({ line: index + 1, fault: 'cannot be read' })
    else {
      const isNext = before === undefined || line.before === before
      if (!isNext) faults.push({ line: index + 1, fault: 'does not follow the line before it' })
      const isOurs = isSigned(line, textOf(line), publicKey)
      if (isNext && isOurs && line.accepted !== undefined) lines.length = faults.length = 0
      if (isOurs) lines.push(line)
      else faults.push({ line: index + 1, fault: 'was not signed with this key' })
    }
    before = hashOfLine(written)
  }
  return { lines, faults }
}

function isSigned({ signature }: SignedLine, text: string, publicKey: KeyObject): boolean {
  return verify(null, Buffer.from(text), publicKey, Buffer.from(signature, 'base64'))
}

function parse<T>(line: string): T | undefined {
  try {
    return JSON.parse(line) as T
  } catch {
    return undefined
  }
}
