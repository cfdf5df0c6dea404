import { ProviderFault } from './providerFault.ts'

interface HttpCall {
  readonly method: 'GET' | 'POST'
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly body?: string
}

interface HttpReply {
  readonly status: number
  readonly location: string | null
  readonly text: string
}

const timeoutMs = 5000
/** More than an hour of any provider's records: whoever answers more than this fills our memory. */
const mostBytes = 32 * 1024 * 1024

/** Asks a provider once, and hears what it answers as far as that may be heard. Where it would lead us on, we do not follow. */
export async function askProvider({ url, ...asked }: HttpCall): Promise<HttpReply> {
  try {
    const response = await fetch(url, { ...asked, redirect: 'manual', signal: AbortSignal.timeout(timeoutMs) })
    return { status: response.status, location: response.headers.get('location'), text: await readSome(response) }
  } catch (error) {
    if (error instanceof ProviderFault) throw error
    throw new ProviderFault(error instanceof Error ? error.name : 'no answer')
  }
}

async function readSome({ body }: Response): Promise<string> {
  const chunks: Uint8Array[] = []
  let length = 0
  // Leaving the loop early lets go of the line.
  for await (const chunk of (body ?? []) as AsyncIterable<Uint8Array>) {
    length += chunk.length
    if (length > mostBytes) throw new ProviderFault('an answer that is too long')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString()
}

/** What was told as JSON; undefined where it is none. */
export function readAnswer(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
