export interface ReadMessage {
  readonly subject: string
  readonly text: string
}

/** Reads what an inbox shows of a message of one part: its subject, and its text out of whatever carried it. */
export function readMessage(raw: Buffer): ReadMessage {
  const whole = raw.toString('latin1')
  const end = whole.indexOf('\r\n\r\n')
  const head = (end < 0 ? whole : whole.slice(0, end)).replace(/\r\n[ \t]+/g, ' ')
  const body = end < 0 ? '' : whole.slice(end + 4)
  const header = (name: string) => new RegExp(`^${name}: *(.*)$`, 'im').exec(head)?.[1]?.trim() ?? ''
  return {
    subject: decodeWords(header('subject')),
    text: decodeBody(body, header('content-transfer-encoding').toLowerCase()).replace(/\r\n/g, '\n').trim(),
  }
}

function decodeBody(body: string, encoding: string): string {
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString('utf8')
  if (encoding === 'quoted-printable') return decodeQuoted(body.replace(/=\r\n/g, ''))
  return Buffer.from(body, 'latin1').toString('utf8')
}

function decodeQuoted(text: string): string {
  const bytes = text.replace(/=([0-9A-F]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
  return Buffer.from(bytes, 'latin1').toString('utf8')
}

/** Words of a header in other letters than English ones. */
function decodeWords(text: string): string {
  return text
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?utf-8\?([bq])\?([^?]*)\?=/gi, (_, kind: string, word: string) =>
      kind.toLowerCase() === 'b' ? Buffer.from(word, 'base64').toString('utf8') : decodeQuoted(word.replace(/_/g, ' ')),
    )
}
