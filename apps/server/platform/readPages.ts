const pageSize = 1000
const mostRows = 50_000

/** Where a page begins and how many rows it has at most. */
export interface NextPage<Row> {
  readonly last: Row | undefined
  readonly size: number
}

export interface PagesRead<Row> {
  readonly rows: readonly Row[]
  /** Whether there was nothing more to read. */
  readonly isComplete: boolean
}

/** Reads a long list a page at a time, each from where the last one ended, and never more than fits an answer. */
export async function readPages<Row>(read: (next: NextPage<Row>) => Promise<readonly Row[]>): Promise<PagesRead<Row>> {
  const rows: Row[] = []
  while (rows.length < mostRows) {
    const page = await read({ last: rows.at(-1), size: pageSize })
    rows.push(...page)
    if (page.length < pageSize) return { rows, isComplete: true }
  }
  return { rows, isComplete: false }
}
