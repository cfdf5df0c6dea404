/** What the address of a page says to it. */
export interface Place {
  readonly params: Readonly<Record<string, string>>
  readonly search: URLSearchParams
}
