import { testParts } from './parts.ts'

export interface Words {
  readonly keepsTimes: boolean
  /** Only what a change since this commit can reach. */
  readonly since: string | undefined
  /** Parts and paths. */
  readonly rest: readonly string[]
}

/** Reads the words behind `npm test --`: `--changed` is followed by a commit, or by none for what is not committed. */
export function readWords(words: readonly string[]): Words {
  const keepsTimes = words.includes('--keep-times')
  const others = words.filter(word => word !== '--keep-times')
  const at = others.indexOf('--changed')
  if (at < 0) return { keepsTimes, since: undefined, rest: others }
  const next = others[at + 1]
  const isCommit = next !== undefined && !testParts.some(({ name }) => name === next)
  return { keepsTimes, since: isCommit ? next : 'HEAD', rest: others.toSpliced(at, isCommit ? 2 : 1) }
}
