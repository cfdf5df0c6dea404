import { createPrivateKey, type KeyObject } from 'node:crypto'

/** What we are known by at a provider that is asked in another dialect than RPP/1. */
export type ProviderAccount =
  | { readonly code: string; readonly dialect: 'hub88'; readonly operatorId: number; readonly key: KeyObject }
  | { readonly code: string; readonly dialect: 'valkyrie'; readonly casino: string; readonly key: string }

const written = /^([a-z0-9-]{2,40}):(hub88|valkyrie):([\w.-]{1,40}):([A-Za-z0-9+/]+={0,2})$/

/**
 * Reads `code:dialect:our name there:key in base64` pieces, separated by commas or new lines. For Hub88 the name is our
 * operator_id and the key our private one, PKCS8 in DER; for Valkyrie they are the casino and the operator API key. Null where any
 * piece is of another form.
 */
export function readProviderAccounts(text: string): readonly ProviderAccount[] | null {
  const accounts: ProviderAccount[] = []
  for (const piece of text.split(/[,\s]+/).filter(Boolean)) {
    const account = readPiece(piece)
    if (!account || accounts.some(({ code }) => code === account.code)) return null
    accounts.push(account)
  }
  return accounts
}

function readPiece(piece: string): ProviderAccount | undefined {
  const [, code = '', dialect, name = '', base64 = ''] = written.exec(piece) ?? []
  const bytes = Buffer.from(base64, 'base64')
  if (dialect === 'valkyrie') {
    const key = bytes.toString()
    return /^[\x21-\x7e]+$/.test(key) ? { code, dialect, casino: name, key } : undefined
  }
  const key = privateKey(bytes)
  const isNumber = /^[1-9]\d{0,8}$/.test(name)
  return dialect === 'hub88' && key && isNumber ? { code, dialect, operatorId: Number(name), key } : undefined
}

function privateKey(bytes: Buffer): KeyObject | undefined {
  try {
    const key = createPrivateKey({ key: bytes, format: 'der', type: 'pkcs8' })
    return key.asymmetricKeyType === 'rsa' ? key : undefined
  } catch {
    return undefined
  }
}
