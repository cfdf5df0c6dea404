import { createHash, createPrivateKey, createPublicKey, type KeyObject, sign, verify } from 'node:crypto'

/** The heads of all wallets of one schema at one moment, as one hash. */
export interface SchemaHeads {
  readonly schema: number
  readonly wallets: number
  readonly root: string
  /** How many commands were kept without a posting. Lines from before these were counted sign the postings alone. */
  readonly unposted?: number
  /** Which transactions the moment saw, so that the same heads can be found again in the journal. */
  readonly snapshot: string
  /** Then the journal did not lead any more to what the line before had signed. */
  readonly isBroken?: true
}

export interface SignedHeads {
  readonly at: string
  /** Which database it was: one that was restored counts its transactions anew. */
  readonly database: string
  readonly schemas: readonly SchemaHeads[]
  /** The hash of the line before. */
  readonly before: string
  readonly signature: string
}

// The fixed beginning of an Ed25519 key in PKCS #8; the 32 bytes of the key itself follow.
const keyForm = Buffer.from('302e020100300506032b657004220420', 'hex')

export function signingKey(seed: Buffer): KeyObject {
  return createPrivateKey({ key: Buffer.concat([keyForm, seed]), format: 'der', type: 'pkcs8' })
}

type Unsigned = Omit<SignedHeads, 'signature'>

function textOf({ at, database, schemas, before }: Unsigned): string {
  const plain = schemas.map(({ schema, wallets, root, unposted, snapshot, isBroken }) => {
    return {
      schema,
      wallets,
      root,
      ...(unposted !== undefined && { unposted }),
      snapshot,
      ...(isBroken && { isBroken }),
    }
  })
  return JSON.stringify({ at, database, schemas: plain, before })
}

/** One line of the file: the heads, tied to the line before, and signed. */
export function signedLine(heads: Unsigned, key: KeyObject): string {
  const signature = sign(null, Buffer.from(textOf(heads)), key).toString('base64')
  return JSON.stringify({ ...(JSON.parse(textOf(heads)) as Unsigned), signature })
}

export function hashOfLine(line: string): string {
  return createHash('sha256').update(line).digest('hex')
}

export interface HeadsFile {
  readonly lines: readonly SignedHeads[]
  /** What does not hold, by line. */
  readonly faults: readonly { readonly line: number; readonly fault: string }[]
}

/**
 * Reads some lines and proves that none was changed, added or taken out since it was signed. What the first of them
 * follows is known only where they are all from the beginning.
 */
export function readHeads(text: string, key: KeyObject, isFromBeginning = true): HeadsFile {
  const publicKey = createPublicKey(key)
  const faults: { line: number; fault: string }[] = []
  const lines: SignedHeads[] = []
  let before = isFromBeginning ? '' : undefined
  for (const [index, line] of text.split('\n').filter(Boolean).entries()) {
    const heads = parse(line)
    if (!heads) faults.push({ line: index + 1, fault: 'cannot be read' })
    else {
      if (before !== undefined && heads.before !== before)
        faults.push({ line: index + 1, fault: 'does not follow the line before it' })
      const isSigned = verify(null, Buffer.from(textOf(heads)), publicKey, Buffer.from(heads.signature, 'base64'))
      if (!isSigned) faults.push({ line: index + 1, fault: 'was not signed with this key' })
      else lines.push(heads)
    }
    before = hashOfLine(line)
  }
  return { lines, faults }
}

function parse(line: string): SignedHeads | undefined {
  try {
    return JSON.parse(line) as SignedHeads
  } catch {
    return undefined
  }
}
