/** The brand sites, and `h5` where a host names none. */
export type Brand = 'slots' | 'game' | 'play' | 'h5'

const sites = ['slots', 'game', 'play'] as const

/** The brand is told by the first label of the host that contains a site's name. */
export function brandOfHost(host: string): Brand {
  for (const label of host.toLowerCase().replace(/:\d+$/, '').split('.')) {
    const site = sites.find(name => label.includes(name))
    if (site) return site
  }
  return 'h5'
}
