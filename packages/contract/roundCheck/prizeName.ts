/** What a provider gives or corrects outside any round, by which command. */
export interface Prize {
  readonly kind: 'prize' | 'correction'
  readonly txId: string
}

/** The name a prize is compared under among rounds. No round has such a one: their ids hold no space. */
export function prizeName({ kind, txId }: Prize): string {
  return `${kind} ${txId}`
}

export function readPrizeName(name: string): Prize | undefined {
  const [kind, txId] = name.split(' ')
  return txId !== undefined && (kind === 'prize' || kind === 'correction') ? { kind, txId } : undefined
}
