/** A link that others wrote is opened only if it leads to a web page. */
export function isOpenable(url: string): boolean {
  return /^https?:\/\//i.test(url)
}
