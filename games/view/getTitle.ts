/** A title by its code, in a page that was built with all titles of its kind. */
export function getTitle<Title>(titles: ReadonlyMap<string, Title>, code: string): Title {
  const title = titles.get(code)
  if (!title) throw new Error(`There is no game ${code} in this page.`)
  return title
}
