import { readFileSync, writeFileSync } from 'node:fs'
import { isProven, type Row } from './proveRows.ts'

const path = new URL('../../docs/spec/proven.json', import.meta.url)

/** The ids of all rows that were proven when they were last kept: none of them is lost again unseen. */
export function readProvenIds(): readonly string[] {
  return JSON.parse(readFileSync(path, 'utf8')) as readonly string[]
}

export function keepProvenIds(rows: readonly Row[]): void {
  const ids = rows.filter(isProven).map(({ id }) => id)
  writeFileSync(path, `${JSON.stringify(ids, null, 2)}\n`)
}

/** What is wrong with the proofs: a sentence for each row that was proven once and is not now, or is there no longer. */
export function lostProofs(rows: readonly Row[], provenIds: readonly string[]): string[] {
  return provenIds.flatMap(id => {
    const row = rows.find(one => one.id === id)
    if (!row) return [`${id} was proven, and is no requirement any more`]
    return isProven(row)
      ? []
      : [`${id} was proven, and has no passing test of the kind ${row.missing.join(' and ')} any more`]
  })
}
