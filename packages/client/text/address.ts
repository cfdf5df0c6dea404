export interface Places {
  readonly params?: object
  readonly query?: object
}

/** Fills the `:params` of a path and appends the query. A part that is missing or would climb is the caller's bug. */
export function address(path: string, { params = {}, query = {} }: Places): string {
  let filled = path
  for (const [name, value] of Object.entries(params)) filled = filled.replace(`:${name}`, encodeURIComponent(value))
  if (/\/(:|\.{0,2}(\/|$))/.test(filled)) throw new Error(`${path} lacks a part`)
  const search = new URLSearchParams(Object.entries(query).filter(([, value]) => value != null)).toString()
  return filled + (search && `?${search}`)
}
