/** What somebody was shown before a round: its promise and, where they know them still, its number and their own word in it. */
export interface ShownPromise {
  readonly commitment: string
  readonly nonce?: number | undefined
  readonly clientSeed?: string | undefined
}

/** The same as a round tells it. One of many players has no word of one. */
interface ToldPromise {
  readonly commitment: string
  readonly nonce: number
  readonly clientSeed?: string | undefined
}

const written = /^([0-9a-f]{64})(?:\.(\d{1,15})(?:\.([\w-]{1,64}))?)?$/

/** As one text, to be handed on: promise, number and word, with dots between. */
export function writePromise({ commitment, nonce, clientSeed }: ShownPromise): string {
  return [commitment, nonce, nonce === undefined ? undefined : clientSeed].filter(part => part !== undefined).join('.')
}

export function readPromise(text: string): ShownPromise | undefined {
  const [, commitment, nonce, clientSeed] = written.exec(text) ?? []
  return commitment === undefined
    ? undefined
    : { commitment, nonce: nonce === undefined ? undefined : Number(nonce), clientSeed }
}

/** Whether a round tells what was shown before it. From one seed another number or word draws another round. */
export function isSamePromise(shown: ShownPromise, told: ToldPromise): boolean {
  return (
    shown.commitment === told.commitment &&
    (shown.nonce === undefined || shown.nonce === told.nonce) &&
    (shown.clientSeed === undefined || shown.clientSeed === told.clientSeed)
  )
}
