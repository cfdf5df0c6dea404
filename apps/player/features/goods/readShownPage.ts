interface GoodsPage<Row> {
  readonly d: readonly Row[]
  readonly next?: string | undefined
}

interface ShownPage<Row> {
  readonly size: number
  /** What is shown of one page from a place on; the first page without one. */
  readonly readPage: (cursor: string | undefined) => Promise<GoodsPage<Row>>
}

/** Reads on until a page is as long as a list takes for one that others follow, however little of it is shown. */
export async function readShownPage<Row>(
  first: string | undefined,
  { size, readPage }: ShownPage<Row>,
): Promise<{ readonly rows: readonly Row[]; readonly next: string | undefined }> {
  const rows: Row[] = []
  let next = first
  do {
    const page = await readPage(next)
    rows.push(...page.d)
    next = page.next
  } while (next && rows.length < size)
  return { rows, next }
}
