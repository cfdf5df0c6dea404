const plainAddress = /\b(?:http|ws|mqtt):[/\\]{2}(?:[^@/,|\s]*@)?(\[[^\]]+\]|[^:/,|\s]+)/gi
const thisMachine = /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/
const encrypted = /^(?:require|verify-ca|verify-full)$/

/** Whether a setting names an address without TLS beyond this machine. Several may stand in it, each behind its name. */
export function namesPlainAddress(setting: string): boolean {
  return [...setting.matchAll(plainAddress)].some(([, host = '']) => isElsewhere(host))
}

/** The same of a database, or of a store of objects, whose addresses say in their own words whether they are asked with TLS. */
export function isPlainStore(address: string): boolean {
  if (!URL.canParse(address)) return false
  const { protocol, hostname, searchParams } = new URL(address)
  // A socket of this machine has no host.
  if (!isElsewhere(hostname)) return false
  return protocol === 's3:'
    ? searchParams.get('secure') === 'false'
    : !encrypted.test(searchParams.get('sslmode') ?? '')
}

function isElsewhere(host: string): boolean {
  return host !== '' && !thisMachine.test(host)
}
