/** Pages that a check leads to: whoever looks at their records or sets something there is not asked again meanwhile. */
const pages = [
  '/s-limits',
  '/s-safer-play',
  '/s-figures',
  '/s-statement',
  '/s-docs',
  '/bet-record',
  '/s-transaction',
  '/my/service',
  '/service',
]

export function isBesideCheck(path: string): boolean {
  return pages.some(page => path === page || path.startsWith(`${page}/`))
}
