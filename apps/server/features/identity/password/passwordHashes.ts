import { hash, verify } from '@node-rs/argon2'
import { type Asker, atMost } from './atMost.ts'

/** Argon2id. Each hash takes this memory for as long as it is made. */
const cost = { algorithm: 2, memoryCost: 64 * 1024, timeCost: 3, parallelism: 1 } as const

const costText = `$argon2id$v=19$m=${cost.memoryCost},t=${cost.timeCost},p=${cost.parallelism}$`

/** Of a password nobody knows: whoever has none is answered no sooner than whoever has one. */
const nobodys = '$argon2id$v=19$m=65536,t=3,p=1$fPIW/CkxLp7JkCyKmGc/1w$nkbcZNKJNxHIiHknKlkONjQNvxbulaP4JzXLCz1XbTE'

export interface PasswordHashes {
  make(password: string): Promise<string>
  /** The hash of a right password at the cost of today, where the one that is kept was made at another; for whose turn it is. */
  renew(password: string, kept: string): Promise<string | undefined>
  /** Waits for its turn among the costly, and then may check once. Refused as busy before anything was done. */
  inTurn<T>(
    asker: Asker,
    work: (isRight: (password: string, hash: string | null) => Promise<boolean>) => Promise<T>,
  ): Promise<T>
}

const usualRoom = { atOnce: 2, waiting: 96, waitingOfNetwork: 64, waitingOfSource: 32 }
/** Whoever chooses a password has been let in by then. */
const chooser: Asker = { network: '', source: 'chooser', isKnown: true }

/** Makes and checks the hashes of passwords, two at once, since each takes 64 MiB and a core. */
export function passwordHashes(room = usualRoom): PasswordHashes {
  const run = atMost(room)
  return {
    make: password => run(() => hash(formOf(password), cost), chooser),
    renew: async (password, kept) => (kept.startsWith(costText) ? undefined : hash(formOf(password), cost)),
    inTurn: (asker, work) => run(() => work(isRight), asker),
  }
}

async function isRight(password: string, known: string | null): Promise<boolean> {
  const isSame = await verify(known ?? nobodys, formOf(password))
  return isSame && known !== null
}

/** The same letters are the same password on every keyboard, however it composes them. */
function formOf(password: string): string {
  return password.normalize('NFKC')
}
