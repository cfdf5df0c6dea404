import type { BoxProof } from './box.ts'

const head = 'saya-box.'

/** A proof as one word, which is copied from the page and checked anywhere. */
export function writeBoxProof({ day, seed, odds, most, uid, clientSeed, commitment, bonus }: BoxProof): string {
  const told = { day, seed, odds, most, uid, clientSeed, commitment, bonus }
  return head + btoa(JSON.stringify(told)).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')
}

/** The proof that a word stands for, or nothing where it stands for none. */
export function readBoxProof(text: string): BoxProof | undefined {
  if (!text.startsWith(head)) return undefined
  try {
    const told: unknown = JSON.parse(atob(text.slice(head.length).replaceAll('-', '+').replaceAll('_', '/')))
    return isProof(told) ? told : undefined
  } catch {
    return undefined
  }
}

const words = ['day', 'seed', 'uid', 'clientSeed', 'commitment', 'bonus'] as const

function isProof(told: unknown): told is BoxProof {
  if (typeof told !== 'object' || told === null) return false
  const proof = told as Partial<Record<string, unknown>>
  return words.every(word => typeof proof[word] === 'string') && typeof proof.most === 'number' && areOdds(proof.odds)
}

function areOdds(odds: unknown): boolean {
  return (
    Array.isArray(odds) &&
    odds.every((one: Partial<Record<string, unknown>> | null) => {
      return typeof one?.amount === 'string' && typeof one.weight === 'number'
    })
  )
}
