/** The full address of an image: a path is found on the image host, an address of its own stays, nothing is nothing. */
export function imageAddress(path: string, imageHost: string): string {
  if (path === '' || path.startsWith('http')) return path
  return `${imageHost.replace(/\/+$/, '')}/${path.replace(/^\/+/, '')}`
}
