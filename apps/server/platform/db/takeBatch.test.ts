import { describe, expect, test } from 'vitest'
import { type BatchedCommand, takeBatch } from './takeBatch.ts'

interface Item {
  readonly command: { readonly uid: bigint; readonly names: readonly string[]; readonly columns: readonly string[] }
  readonly schema: string
}

function item(word: string, uid: number, names: readonly string[] = [word], schema = 'one'): Item {
  return { command: { uid: BigInt(uid), names, columns: [word] }, schema }
}

function among(word: string, uid: number, meeting: Pick<BatchedCommand, 'takesFrom' | 'looksAmong'>) {
  const { command, schema } = item(word, uid)
  return { command: { ...command, ...meeting }, schema }
}

function words(items: readonly Item[]): string {
  return items.map(({ command }) => command.columns[0]).join(' ')
}

describe('a batch', () => {
  test.each<[string, Item[], number, string, string]>([
    ['takes all in their order', [item('a', 1), item('b', 2), item('c', 1)], 9, 'a b c', ''],
    ['takes no more than it may', [item('a', 1), item('b', 2), item('c', 3)], 2, 'a b', 'c'],
    ['takes nothing of nothing', [], 9, '', ''],
    ['is of the schema that has waited longest', [item('a', 1), item('b', 2, ['b'], 'two')], 9, 'a', 'b'],
    ['leaves the second of one key', [item('a', 1, ['x']), item('b', 1, ['x'])], 9, 'a', 'b'],
    ['leaves the second of one round', [item('a', 1, ['a', 'r']), item('b', 1, ['b', 'r'])], 9, 'a', 'b'],
    ['leaves what refers to one of its own', [item('a', 1, ['a']), item('b', 1, ['b', 'a'])], 9, 'a', 'b'],
    ['leaves the same key of another wallet too', [item('a', 1, ['x']), item('b', 2, ['x'])], 9, 'a', 'b'],
    [
      'leaves all that comes later of a wallet that has to wait',
      [item('a', 1, ['x']), item('b', 1, ['x']), item('c', 1), item('d', 2), item('e', 1)],
      9,
      'a d',
      'b c e',
    ],
    [
      'leaves all that comes later of a wallet for which there was no room',
      [item('a', 1), item('b', 2), item('c', 3), item('d', 1)],
      2,
      'a b',
      'c d',
    ],
  ])('%s', (_what, queue, most, taken, left) => {
    expect(words(takeBatch(queue, most))).toBe(taken)
    expect(words(queue)).toBe(left)
  })

  test('leaves what looks among rows behind what takes some of them, and all else beside it', () => {
    const queue = [
      among('look first', 1, { looksAmong: 'one' }),
      among('take', 1, { takesFrom: 'one' }),
      among('take another', 1, { takesFrom: 'one' }),
      among('look elsewhere', 2, { looksAmong: 'two' }),
      among('look behind', 1, { looksAmong: 'one' }),
      among('come later', 1, {}),
    ]
    expect(words(takeBatch(queue, 9))).toBe('look first take take another look elsewhere')
    expect(words(takeBatch(queue, 9))).toBe('look behind come later')
  })

  test('after batch empties the queue with each wallet’s order kept, whatever is entangled with whatever', () => {
    const queue = Array.from({ length: 500 }, (_, index) => {
      const uid = (index * 7) % 11
      return item(`${uid}:${index}`, uid, [`n${index}`, `r${(index * 13) % 17}`], uid % 3 ? 'one' : 'two')
    })
    const seen: Item[] = []
    while (queue.length > 0) {
      const batch = takeBatch(queue, 16)
      expect(new Set(batch.map(({ schema }) => schema)).size).toBe(1)
      const names = batch.flatMap(({ command }) => command.names)
      expect(new Set(names).size).toBe(names.length)
      seen.push(...batch)
    }
    expect(seen).toHaveLength(500)
    for (let uid = 0; uid < 11; uid++) {
      const own = seen.filter(({ command }) => command.uid === BigInt(uid)).map(({ command }) => command.columns[0])
      expect(own).toEqual(own.toSorted((a = '', b = '') => Number(a.split(':')[1]) - Number(b.split(':')[1])))
    }
  })
})
